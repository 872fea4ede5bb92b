import { useWords } from '#app/i18n/words.tsx';
import type { ArticleView } from './article-view.ts';
import { TopicLinks } from './topic-links.tsx';

/** To the left of a piece: its headings, and what stands beside it. */
export function ArticleRail({ view: { section, path, headings, beside } }: { view: ArticleView }) {
  const { t, href } = useWords();
  return (
    <>
      {headings.length > 0 && (
        <>
          <div className="box-h">
            <h2 className="h2">{t(section === 'pages' ? 'articles.onThisPage' : 'articles.inThis')}</h2>
          </div>
          <ul className="toc here">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="box-h">
        <h2 className="h2">{beside.kind === 'topics' ? t(`articles.section-${beside.section}`) : t('articles.aboutSite')}</h2>
      </div>
      {beside.kind === 'topics' ? (
        <TopicLinks section={beside.section} topics={beside.topics} />
      ) : (
        <ul className="toc">
          {beside.pages.map((page) => (
            <li key={page.path}>
              <a href={href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
