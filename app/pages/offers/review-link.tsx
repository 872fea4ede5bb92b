import { sectionPaths } from '#app/addresses/article-paths.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import type { AffiliateBookmaker } from '#domain/jurisdiction/affiliate-bookmakers.ts';

/** Renders a link to the review of a bookmaker, or to all reviews. */
export function ReviewLink({ bookmaker }: { bookmaker: AffiliateBookmaker | undefined }) {
  const { t, href } = useWords();
  return bookmaker === undefined ? (
    <a className={button.button} href={href(sectionPaths.reviews)}>
      {t('articles.section-reviews')}
    </a>
  ) : (
    <a className={button.button} href={href(`${sectionPaths.reviews}/${bookmaker.slug}`)}>
      {t('offers.review', { name: bookmaker.name })}
    </a>
  );
}
