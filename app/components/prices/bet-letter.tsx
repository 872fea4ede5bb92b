import styles from '#app/components/tips/outcome-letter.module.css';
import { outcomeWords, type TipState } from '#app/i18n/words/outcome-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';

/**
 * The state of a tip (won, lost, half of either, void, withdrawn or open) as the letter that readers of the language know, with the word for screen
 * readers. A state that is only expected has a dashed outline.
 */
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
