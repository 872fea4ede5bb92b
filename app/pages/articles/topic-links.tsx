import type { IndexedSection } from '#app/addresses/article-paths.ts';
import { topicKey } from '#app/components/matches/topic-key.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import counted from '#app/ui/counted-links.module.css';
import text from '#app/ui/text.module.css';
import { topicPath } from './section-view.ts';

/** Renders links to the topics of a section, with the number of articles in each. */
export function TopicLinks({
  section,
  topics,
}: {
  section: IndexedSection;
  topics: readonly { readonly topic: string; readonly pieces: number }[];
}) {
  const { t, href, format } = useWords();
  return (
    <ul className={counted.list}>
      {topics.map(({ topic, pieces }) => (
        <li key={topic}>
          <a href={href(topicPath(section, topic))}>
            <span>{t(topicKey(topic))}</span>
            <span className={counted.count}>
              <span aria-hidden="true">{format.integer(pieces)}</span>
              <span className={text.visuallyHidden}>{t('articles.number', { count: pieces })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
