import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import { IntervalBar } from '#app/ui/interval-bar.tsx';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import styles from './four-figures.module.css';
import { type PredictionProof, type PredictionRecord, sumsOver } from './prediction-sums.ts';
import { RightFigure } from './right-figure.tsx';

/** The record of all sports in four figures: predictions and tips, those recorded in time separate from those computed afterwards. */
export function FourFigures({
  predictions,
  tips,
}: {
  predictions: PredictionRecord;
  /** The figures of the tips, by whether they were recorded in time. */
  tips: Readonly<Record<PredictionProof, TrackFigures>>;
}) {
  const { t } = useWords();
  return (
    <section className={styles.figures} aria-label={t('record.fourFigures')}>
      {(['live', 'afterwards'] as const).map((proof) => (
        <div key={proof} className={clsx(styles.column, proof === 'afterwards' && styles.afterwards)}>
          <p className={styles.head}>
            <b>{t(proof === 'live' ? 'predictions.live' : 'record.afterwardsHead')}</b>{' '}
            {t(proof === 'live' ? 'record.liveMeaning' : 'record.afterwardsMeaning')}
          </p>
          <RightFigure name={t('predictions.right', { sport: 'all' })} sums={sumsOver(predictions[proof])} className={styles.figure} />
          <YieldFigure figures={tips[proof]} />
        </div>
      ))}
    </section>
  );
}

function YieldFigure({ figures: { yield: profit, tips, settled, won, smallSample } }: { figures: TrackFigures }) {
  const { t, format } = useWords();
  const write = (share: number) => format.signedPercent(share, 1);
  return (
    <div className={styles.figure}>
      <span className={styles.name}>{t('record.tipsYield')}</span>
      <span className={styles.value}>{profit === undefined ? '–' : write(profit.value)}</span>
      {profit === undefined ? (
        <span className={styles.words}>{t('record.noneSettled')}</span>
      ) : (
        <>
          <IntervalBar value={profit.value} interval={profit.interval} mark={0} markLabel="" />
          <span className={styles.words}>
            {t('record.tipsWon', { tips: t('record.tips', { count: tips }), won: format.integer(won), settled: format.integer(settled) })}
            {profit.interval !== undefined && (
              <>
                {'; '}
                {t('record.range', { low: write(profit.interval.low), high: write(profit.interval.high) })}
              </>
            )}{' '}
            {smallSample && <b className={chip.warning}>{t('record.smallSample')}</b>}
          </span>
        </>
      )}
    </div>
  );
}
