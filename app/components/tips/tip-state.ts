import type { TipState } from '#app/i18n/words/outcome-words.ts';
import type { FirstSportLedgerTip, LedgerTip } from '#data/queries/ledger/ledger-tip.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

/** Returns the outcome of the latest settlement; without one, `open` or `withdrawn`. */
export function tipStateOf({ settlement, withdrawal }: Pick<LedgerTip, 'settlement' | 'withdrawal'>): TipState {
  return settlement?.outcome ?? (withdrawal === null ? 'open' : 'withdrawn');
}

/** Returns the bet of a tip, whose parts the ledger stores in separate columns. */
export function betOfTip(tip: Pick<FirstSportLedgerTip, 'market' | 'line' | 'selection'>): Bet;
export function betOfTip(tip: Pick<LedgerTip, 'market' | 'line' | 'selection'>): AnyBet;
export function betOfTip({ market, line, selection }: Pick<LedgerTip, 'market' | 'line' | 'selection'>): AnyBet {
  return { market, line, selection } as AnyBet;
}
