import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import { IntervalBar } from '#app/ui/interval-bar.tsx';
import text from '#app/ui/text.module.css';
import { type PredictionSums, rightShare, smallPredictionSample } from '#domain/prediction/prediction-figures.ts';
import { promiseWords } from './promise-words.ts';
import styles from './right-figure.module.css';

interface RightFigureProps {
  readonly sums: PredictionSums;
  /** The name of the predictions, with their sports. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** The share of predictions that came true, with its interval, beside the promised share. */
export function RightFigure({ sums, name, className }: RightFigureProps) {
  const { t, format } = useWords();
  const share = rightShare(sums);
  return (
    <div className={clsx(styles.figure, className)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{share === undefined ? '–' : format.percent(share.value, 1)}</span>
      {share === undefined ? (
        <span className={styles.words}>{t('predictions.noneSettled', { count: sums.predictions })}</span>
      ) : (
        <>
          <IntervalBar value={share.value} interval={share.interval} mark={share.promised} markLabel="" />
          <span className={styles.words}>
            <RightWords sums={sums} />
          </span>
        </>
      )}
    </div>
  );
}

/** The number of predictions that came true, the promised share, and the verdict on it; nothing while none is decided. */
export function RightWords({ sums }: { sums: PredictionSums }) {
  const { t, format } = useWords();
  const share = rightShare(sums);
  if (share === undefined) return null;
  return (
    <>
      {t('predictions.ofDecided', {
        right: format.integer(sums.right),
        decided: format.integer(sums.decided),
        promised: format.percent(share.promised, 1),
      })}{' '}
      {sums.decided < smallPredictionSample ? (
        <b className={chip.warning}>{t('record.smallSample')}</b>
      ) : (
        <b className={share.verdict === 'kept' ? text.muted : chip.warning}>{t(promiseWords[share.verdict])}</b>
      )}
    </>
  );
}
