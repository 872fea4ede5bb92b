import type { Translate } from '#app/i18n/translate.ts';
import { useWords } from '#app/i18n/words.tsx';
import { stateWord, type TipState } from './tip-state.ts';

const letterClass: Readonly<Record<TipState, string>> = {
  won: 'o o-w',
  'half-won': 'o o-hw',
  void: 'o o-v',
  withdrawn: 'o o-v',
  'half-lost': 'o o-hl',
  lost: 'o o-l',
  open: 'o o-x',
};

/** Won, lost, half of either, void or open, as the letter that readers of the language know. */
export function BetLetter({ state }: { state: TipState }) {
  const { t } = useWords();
  const word = stateWord(state, t);
  return (
    <span className={letterClass[state]} title={word}>
      <span aria-hidden="true">{letterOf(state, t)}</span>
      <span className="vh">{word}</span>
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
