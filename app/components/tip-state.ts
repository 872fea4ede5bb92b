import type { Translate } from '#app/i18n/translate.ts';
import type { LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';

/** The state of a tip; a withdrawn one counts for nothing, as a void one does. */
export type TipState = BetOutcome | 'withdrawn' | 'open';

/** Returns the outcome of the latest settlement; without one, `open` or `withdrawn`. */
export function tipStateOf({ settlement, withdrawal }: Pick<LedgerTip, 'settlement' | 'withdrawal'>): TipState {
  return settlement?.outcome ?? (withdrawal === null ? 'open' : 'withdrawn');
}

/** Returns a state as a word: `half won`. */
export function stateWord(state: TipState, t: Translate): string {
  return state === 'withdrawn' ? t('tip.withdrawnShort') : t(`betOutcome.${state}`);
}

/** Returns the bet of a tip. The ledger keeps the parts of a bet in columns of their own. */
export function betOfTip({ market, line, selection }: Pick<LedgerTip, 'market' | 'line' | 'selection'>): Bet {
  return { market, line, selection } as Bet;
}
