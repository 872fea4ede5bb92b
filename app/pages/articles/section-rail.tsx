import { indexedSections, sectionPaths } from '#app/addresses/article-paths.ts';
import { PageLinks } from '#app/components/page/page-links.tsx';
import { RailBox } from '#app/components/page/rail-box.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { SectionView } from './section-view.ts';
import { TopicLinks } from './topic-links.tsx';

/** Renders the column to the left of a section's index: its topics, and the other sections. */
export function SectionRail({ view: { section, topics } }: { view: SectionView }) {
  const { t } = useWords();
  return (
    <>
      {topics.length > 0 && (
        <RailBox title={t('articles.onThisPage')}>
          <TopicLinks section={section} topics={topics.map(({ topic, pieces }) => ({ topic, pieces: pieces.length }))} />
        </RailBox>
      )}
      <RailBox title={t('articles.moreSections')}>
        <PageLinks
          pages={indexedSections
            .filter((other) => other !== section)
            .map((other) => ({ path: sectionPaths[other], title: t(`articles.section-${other}`) }))}
        />
      </RailBox>
    </>
  );
}
