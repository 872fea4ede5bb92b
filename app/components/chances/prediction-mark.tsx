import { predictionSigns } from '#app/i18n/prediction-signs.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import styles from './prediction-mark.module.css';

/** A tick for a prediction that came true, a cross for one that did not, a dash for a void one, and nothing while it is open. */
export function PredictionMark({ outcome }: { outcome: PredictionOutcome | null }) {
  const { t } = useWords();
  if (outcome === null) return <span className={styles.mark} />;
  const word = t(`predictions.outcomes.${outcome}`);
  return (
    <span className={styles.mark} data-outcome={outcome} title={word}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d={predictionSigns[outcome]} />
      </svg>
      <span className={text.visuallyHidden}>{word}</span>
    </span>
  );
}
