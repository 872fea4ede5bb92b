import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf, MarketOf } from '#domain/sports/sport-types.ts';

type BetWords = Pick<Words, 't' | 'format'>;

/** The words for the bets of a sport that a browser needs. */
export interface SportWords<Name extends Sport> {
  /** Returns a bet as a reader of the language says it: `C. Alcaraz to win`, `Over 38.5 games`, `Denver Nuggets −4.5`. */
  bet(bet: BetOf<Name>, sides: ClubNames, words: BetWords): string;
  /** Returns the same in as few letters as a chip in a match row has room for: the name alone for a bet on the winner. */
  short(bet: BetOf<Name>, sides: ClubNames, words: BetWords): string;
  /** Returns a market by its name: `Match winner`. */
  market(market: MarketOf<Name>, t: Words['t']): string;
}

/** Returns the handicap of the side that is backed; a line is written as that of the home side, in tennis of the player named first. */
export function ownLine({ line, selection }: { readonly line: number; readonly selection: string }): number {
  return selection === 'first' || selection === 'home' || line === 0 ? line : -line;
}
