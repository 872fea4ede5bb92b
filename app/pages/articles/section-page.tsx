import { PieceList } from '#app/components/piece-list.tsx';
import { topicKey } from '#app/components/topic-key.ts';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { SectionView } from './section-view.ts';

export function SectionPage({ view: { section, specials, topics, comparison } }: { view: SectionView }) {
  const { t } = useWords();
  return (
    <div className="text-page">
      <h1 className="h1">{t(`articles.section-${section}`)}</h1>
      <p className="lead">{t(`articles.description-${section}`)}</p>
      {specials.length > 0 && (
        <section className="sec" id="special">
          <div className="sec-h">
            <h2 className="h2">{t('articles.special')}</h2>
          </div>
          <PieceList pieces={specials} />
        </section>
      )}
      {comparison !== undefined && <ComparisonTable comparison={comparison} />}
      {topics.length === 0 && <EmptyState title={t('articles.noneYet')} why={t('articles.noneYetWhy')} />}
      {topics.map(({ topic, pieces }) => (
        <section key={topic} className="sec" id={topic}>
          <div className="sec-h">
            <h2 className="h2">{t(topicKey(topic))}</h2>
            <span className="aside">{t('articles.number', { count: pieces.length })}</span>
          </div>
          <PieceList pieces={pieces} />
        </section>
      ))}
    </div>
  );
}
