import { sectionPaths } from '#app/addresses/article-paths.ts';
import article from '#app/components/articles/article.module.css';
import { ArticleHead } from '#app/components/articles/article-head.tsx';
import { Prose } from '#app/components/articles/prose/prose.tsx';
import { ReadNext } from '#app/components/articles/read-next.tsx';
import { topicKey } from '#app/components/matches/topic-key.ts';
import { OfferSlot } from '#app/components/offers/offer-slot.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/page/share-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useSiteFacts } from '#app/shell/site-facts.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { ArticleView } from './article-view.ts';
import { topicPath } from './section-view.ts';

export function ArticlePage({ view }: { view: ArticleView }) {
  const { t } = useWords();
  const { title, standfirst, minutes, updated, html, section, address, related, structured } = view;
  return (
    <article className={article.article}>
      <Way view={view} />
      <ArticleHead title={title} standfirst={standfirst} minutes={section === 'pages' ? undefined : minutes} updated={updated} />
      <Prose html={html} />
      {section !== 'pages' && <ShareLinks title={title} address={address} />}
      <ReadNext title={t('articles.readNext')} pieces={related} />
      <Offers section={section} path={view.path} />
      <StructuredData data={structured} />
    </article>
  );
}

/** Renders the offers below an article: below a review those of its bookmaker, below background articles those of all; nothing below articles that teach. */
function Offers({ section, path }: Pick<ArticleView, 'section' | 'path'>) {
  const reviewed = affiliateBookmakers.find(({ slug }) => section === 'reviews' && path === `${sectionPaths.reviews}/${slug}`);
  if (reviewed !== undefined) return <OfferSlot placement="littlebanner" bookmaker={reviewed.id} />;
  return section === 'sports-life' ? <OfferSlot placement="hbanner" sport="soccer" /> : null;
}

/** Renders the breadcrumbs: section and topic of an article; only the site's first page before a page at the root. */
function Way({ view: { section, topic, path, title } }: { view: ArticleView }) {
  const { t } = useWords();
  const { name } = useSiteFacts();
  if (section === 'pages') {
    return (
      <Breadcrumbs
        headed
        steps={[
          { name, path: '/' },
          { name: title, path },
        ]}
      />
    );
  }
  return (
    <Breadcrumbs
      headed
      steps={[
        { name: t(`articles.section-${section}`), path: sectionPaths[section] },
        { name: t(topicKey(topic)), path: topicPath(section, topic) },
        { name: title, path },
      ]}
    />
  );
}
