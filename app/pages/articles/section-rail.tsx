import { useWords } from '#app/i18n/words.tsx';
import { indexedSections, sectionPaths } from '#app/piece-paths.ts';
import type { SectionView } from './section-view.ts';
import { TopicLinks } from './topic-links.tsx';

/** To the left of an index: its topics, and the other sections. */
export function SectionRail({ view: { section, topics } }: { view: SectionView }) {
  const { t, href } = useWords();
  return (
    <>
      {topics.length > 0 && (
        <>
          <div className="box-h">
            <h2 className="h2">{t('articles.onThisPage')}</h2>
          </div>
          <TopicLinks section={section} topics={topics.map(({ topic, pieces }) => ({ topic, pieces: pieces.length }))} />
        </>
      )}
      <div className="box-h">
        <h2 className="h2">{t('articles.moreSections')}</h2>
      </div>
      <ul className="toc">
        {indexedSections
          .filter((other) => other !== section)
          .map((other) => (
            <li key={other}>
              <a href={href(sectionPaths[other])}>{t(`articles.section-${other}`)}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
