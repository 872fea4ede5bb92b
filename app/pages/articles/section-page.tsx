import { ArticleList } from '#app/components/articles/article-list.tsx';
import type { NewsLink } from '#app/components/articles/news-link.ts';
import { NewsLinks } from '#app/components/articles/news-links.tsx';
import { topicKey } from '#app/components/matches/topic-key.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import layout from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import type { SectionView } from './section-view.ts';

export function SectionPage({ view: { section, news, specials, topics, comparison } }: { view: SectionView }) {
  const { t } = useWords();
  return (
    <div className={layout.textPage}>
      <h1 className={text.title}>{t(`articles.section-${section}`)}</h1>
      <p className={text.lead}>{t(`articles.description-${section}`)}</p>
      {news !== undefined && <News news={news} />}
      {specials.length > 0 && (
        <section className={layout.section} id="special">
          <div className={layout.head}>
            <h2 className={text.heading}>{t('articles.special')}</h2>
          </div>
          <ArticleList pieces={specials} />
        </section>
      )}
      {comparison !== undefined && <ComparisonTable comparison={comparison} />}
      {topics.length === 0 && <EmptyState title={t('articles.noneYet')} why={t('articles.noneYetWhy')} />}
      {topics.map(({ topic, pieces }) => (
        <section key={topic} className={layout.section} id={topic}>
          <div className={layout.head}>
            <h2 className={text.heading}>{t(topicKey(topic))}</h2>
            <span className={layout.aside}>{t('articles.number', { count: pieces.length })}</span>
          </div>
          <ArticleList pieces={pieces} />
        </section>
      ))}
    </div>
  );
}

function News({ news }: { news: readonly NewsLink[] }) {
  const { t } = useWords();
  return (
    <section className={layout.section} id="news">
      <div className={layout.head}>
        <h2 className={text.heading}>{t('news.title')}</h2>
      </div>
      {news.length === 0 ? <EmptyState title={t('news.none')} why={t('news.noneWhy')} /> : <NewsLinks news={news} />}
    </section>
  );
}
