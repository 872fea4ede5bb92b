import { clsx } from 'clsx';
import { sectionPaths } from '#app/addresses/article-paths.ts';
import article from '#app/components/articles/article.module.css';
import { NewsLinks } from '#app/components/articles/news-links.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { ShareLinks } from '#app/components/page/share-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import { StructuredData } from '#app/ui/structured-data.tsx';
import text from '#app/ui/text.module.css';
import { NewsFigure } from './news-figure.tsx';
import styles from './news-page.module.css';
import type { NewsView } from './news-view.ts';

/** Renders a news article: the events in words, drawn, and in figures. */
export function NewsPage({ view }: { view: NewsView }) {
  const { t, format, href } = useWords();
  const { kind, facts, headline, paragraphs, publishedAt, days, competition, more, address, path } = view;
  return (
    <article className={article.article}>
      <Breadcrumbs
        headed
        steps={[
          { name: t('articles.section-sports-life'), path: sectionPaths['sports-life'] },
          {
            name: t(facts.kind === 'season-race' && facts.placesUp !== undefined ? 'news.promotion-race' : `news.${kind}`),
            path: `${sectionPaths['sports-life']}#news`,
          },
          { name: headline, path },
        ]}
      />
      <h1 className={clsx(text.title, article.title)}>{headline}</h1>
      <p className={article.byline}>
        {competition !== undefined && <a href={href(competition.path)}>{format.competition(competition.name)}</a>}
        {days !== undefined && <span>{t('news.matchesOf', { days: format.daySpan(days.from, days.to) })}</span>}
        <time dateTime={publishedAt.toISOString()}>{t('news.compiled', { day: format.dayInFull(publishedAt) })}</time>
      </p>
      <div className={styles.story}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <NewsFigure view={view} />
      <ShareLinks title={headline} address={address} />
      {more.length > 0 && (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{t('news.more')}</h2>
          </div>
          <NewsLinks news={more} />
        </section>
      )}
      <StructuredData data={view.structured} />
    </article>
  );
}
