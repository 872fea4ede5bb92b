import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import styles from './prediction-mark.module.css';

/** A tick where a prediction came in, a cross where it did not, a dash where it was void, and nothing while it is open. */
export function PredictionMark({ outcome }: { outcome: PredictionOutcome | null }) {
  const { t } = useWords();
  if (outcome === null) return <span className={styles.mark} />;
  const word = t(`predictions.outcomes.${outcome}`);
  return (
    <span className={styles.mark} data-outcome={outcome} title={word}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {outcome === 'right' && <path d="m2 7.5 3.5 3.5L12 3.5" />}
        {outcome === 'wrong' && <path d="m3 3 8 8M11 3l-8 8" />}
        {outcome === 'void' && <path d="M3 7h8" />}
      </svg>
      <span className={text.visuallyHidden}>{word}</span>
    </span>
  );
}
