import type { BetOutcome } from '#domain/odds/bet.ts';
import type { Translate } from './translate.ts';

/** The state of a tip; a withdrawn one counts for nothing, as a void one does. */
export type TipState = BetOutcome | 'withdrawn' | 'open';

/** A state as the letter that readers of the language know, and as a word: `½W`, `half won`. */
export interface OutcomeWord {
  readonly letter: string;
  readonly word: string;
}

/** Returns the words for every state of a tip. */
export function outcomeWords(t: Translate): Readonly<Record<TipState, OutcomeWord>> {
  const [won, lost, none] = [t('outcome.winLetter'), t('outcome.lossLetter'), t('betOutcome.voidLetter')];
  return {
    won: { letter: won, word: t('betOutcome.won') },
    'half-won': { letter: `½${won}`, word: t('betOutcome.half-won') },
    void: { letter: none, word: t('betOutcome.void') },
    'half-lost': { letter: `½${lost}`, word: t('betOutcome.half-lost') },
    lost: { letter: lost, word: t('betOutcome.lost') },
    withdrawn: { letter: none, word: t('tip.withdrawnShort') },
    open: { letter: '–', word: t('betOutcome.open') },
  };
}
