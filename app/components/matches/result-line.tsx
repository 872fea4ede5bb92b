import { type FormOutcome, OutcomeLetter } from '#app/components/tips/outcome-letter.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './result-line.module.css';

/** The outcome of a match for a club, and its competition; below the match's row when the list is too narrow for columns of them. */
export function ResultLine({ outcome, competition }: { outcome: FormOutcome; competition: string }) {
  const { format } = useWords();
  return (
    <span className={styles.line}>
      <SpokenOutcome outcome={outcome} />
      {format.competition(competition)}
    </span>
  );
}

/** Won, drawn or lost: seen as its letter, read out as a word. */
export function SpokenOutcome({ outcome }: { outcome: FormOutcome }) {
  const { t } = useWords();
  return (
    <span className={styles.outcome}>
      <span aria-hidden="true">
        <OutcomeLetter outcome={outcome} />
      </span>
      <span className={text.visuallyHidden}>{t(`outcome.${outcome}`)} </span>
    </span>
  );
}
