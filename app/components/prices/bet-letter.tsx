import styles from '#app/components/tips/outcome-letter.module.css';
import { outcomeWords, type TipState } from '#app/i18n/words/outcome-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';

/** The state of a bet (won, lost, half of either, void or open) as the letter that readers of the language know; between dashes while it is only expected. */
export function BetLetter({ state, isExpected = false }: { state: TipState; isExpected?: boolean }) {
  const { t } = useWords();
  const { letter, word: outcome } = outcomeWords(t)[state];
  const word = isExpected ? t('tip.expected', { outcome }) : outcome;
  return (
    <span className={styles.letter} data-state={state} data-expected={isExpected ? '' : undefined} title={word}>
      <span aria-hidden="true">{letter}</span>
      <span className={text.visuallyHidden}>{word}</span>
    </span>
  );
}
