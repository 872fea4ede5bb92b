import { clsx } from 'clsx';
import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { ListedPrediction } from '#data/queries/prediction/listed-prediction.ts';
import marks from './prediction-mark.module.css';
import { PredictionMark } from './prediction-mark.tsx';
import styles from './row-prediction.module.css';

/**
 * Shows a prediction in a row of a list: once it is settled, a tick or a cross; without a tip also the predicted side and the likeliest score, which
 * phones do not show. Nothing without a prediction.
 */
export function RowPrediction({
  prediction,
  names,
  isTipped,
}: {
  prediction: ListedPrediction | null;
  /** The short names of both sides. */
  names: ClubNames;
  isTipped: boolean;
}) {
  const { t, format } = useWords();
  if (prediction === null) return null;
  const { result, home, away, outcome } = prediction;
  const said = { ...names, draw: t('odds.draw') }[result];
  return (
    <span className={clsx(styles.prediction, isTipped && styles.beforeTip)}>
      <live-prediction class={marks.place} outcome={outcome ?? undefined}>
        {outcome !== null && <PredictionMark outcome={outcome} />}
      </live-prediction>
      {!isTipped && (
        <span className={styles.said}>
          <span className={text.visuallyHidden}>{t('predictions.oneName')}: </span>
          {said}
          {home !== null && away !== null && (
            <>
              , <span className={styles.score}>{format.score({ home, away })}</span>
            </>
          )}
        </span>
      )}
    </span>
  );
}
