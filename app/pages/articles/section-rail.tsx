import { useWords } from '#app/i18n/words.tsx';
import { indexedSections, sectionPaths } from '#app/piece-paths.ts';
import contents from '#app/ui/contents-list.module.css';
import { RailBox } from './rail-box.tsx';
import type { SectionView } from './section-view.ts';
import { TopicLinks } from './topic-links.tsx';

/** To the left of an index: its topics, and the other sections. */
export function SectionRail({ view: { section, topics } }: { view: SectionView }) {
  const { t, href } = useWords();
  return (
    <>
      {topics.length > 0 && (
        <RailBox title={t('articles.onThisPage')}>
          <TopicLinks section={section} topics={topics.map(({ topic, pieces }) => ({ topic, pieces: pieces.length }))} />
        </RailBox>
      )}
      <RailBox title={t('articles.moreSections')}>
        <ul className={contents.list}>
          {indexedSections
            .filter((other) => other !== section)
            .map((other) => (
              <li key={other}>
                <a href={href(sectionPaths[other])}>{t(`articles.section-${other}`)}</a>
              </li>
            ))}
        </ul>
      </RailBox>
    </>
  );
}
