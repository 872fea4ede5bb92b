import { outcomeWords, type TipState } from '#app/i18n/outcome-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './outcome-letter.module.css';

/** Won, lost, half of either, void or open, as the letter that readers of the language know. */
export function BetLetter({ state }: { state: TipState }) {
  const { t } = useWords();
  const { letter, word } = outcomeWords(t)[state];
  return (
    <span className={styles.letter} data-state={state} title={word}>
      <span aria-hidden="true">{letter}</span>
      <span className={text.visuallyHidden}>{word}</span>
    </span>
  );
}
