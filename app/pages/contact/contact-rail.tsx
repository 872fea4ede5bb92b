import { PageLinks } from '#app/components/page/page-links.tsx';
import { RailBox } from '#app/components/page/rail-box.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ContactView } from './contact-view.ts';

/** Renders the column to the left of the form: the other pages about the site. */
export function ContactRail({ view: { pages } }: { view: ContactView }) {
  const { t } = useWords();
  return (
    <RailBox title={t('articles.aboutSite')}>
      <PageLinks pages={pages} />
    </RailBox>
  );
}
