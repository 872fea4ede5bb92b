import { clsx } from 'clsx';
import type { Translate } from '#app/i18n/translate.ts';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './outcome-letter.module.css';
import { stateWord, type TipState } from './tip-state.ts';

const stateClass: Readonly<Record<TipState, string | undefined>> = {
  won: styles.won,
  'half-won': styles.halfWon,
  void: styles.void,
  withdrawn: styles.void,
  'half-lost': styles.halfLost,
  lost: styles.lost,
  open: styles.open,
};

/** Won, lost, half of either, void or open, as the letter that readers of the language know. */
export function BetLetter({ state }: { state: TipState }) {
  const { t } = useWords();
  const word = stateWord(state, t);
  return (
    <span className={clsx(styles.letter, stateClass[state])} title={word}>
      <span aria-hidden="true">{letterOf(state, t)}</span>
      <span className={text.visuallyHidden}>{word}</span>
    </span>
  );
}

function letterOf(state: TipState, t: Translate): string {
  switch (state) {
    case 'won':
      return t('outcome.winLetter');
    case 'half-won':
      return `½${t('outcome.winLetter')}`;
    case 'void':
    case 'withdrawn':
      return t('betOutcome.voidLetter');
    case 'half-lost':
      return `½${t('outcome.lossLetter')}`;
    case 'lost':
      return t('outcome.lossLetter');
    case 'open':
      return '–';
  }
}
