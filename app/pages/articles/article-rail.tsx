import { clsx } from 'clsx';
import { PageLinks } from '#app/components/page/page-links.tsx';
import { RailBox } from '#app/components/page/rail-box.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import contents from '#app/ui/contents-list.module.css';
import type { ArticleView } from './article-view.ts';
import { TopicLinks } from './topic-links.tsx';

/** Renders the column to the left of an article: its headings and the topics of its section; for a page at the root, its headings and the other pages. */
export function ArticleRail({ view: { section, path, headings, beside } }: { view: ArticleView }) {
  const { t } = useWords();
  return (
    <>
      {headings.length > 0 && (
        <RailBox title={t(section === 'pages' ? 'articles.onThisPage' : 'articles.inThis')}>
          <ul className={clsx(contents.list, contents.headings)}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </RailBox>
      )}
      <RailBox title={beside.kind === 'topics' ? t(`articles.section-${beside.section}`) : t('articles.aboutSite')}>
        {beside.kind === 'topics' ? (
          <TopicLinks section={beside.section} topics={beside.topics} />
        ) : (
          <PageLinks pages={beside.pages} shown={path} />
        )}
      </RailBox>
    </>
  );
}
