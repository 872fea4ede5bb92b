import type { CourtBet } from '#domain/sports/court-markets.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';
import type { ClubNames } from './bet-words.ts';
import type { Words } from './create-words.ts';

type BetWords = Pick<Words, 't' | 'format'>;

/** Returns a bet as a reader of the language says it: `C. Alcaraz to win`, `Over 38.5 games`, `Denver Nuggets −4.5`. */
export function courtBetWords(bet: CourtBet, sides: ClubNames, { t, format }: BetWords): string {
  switch (bet.market) {
    case 'match-winner':
      return t('tennis.bet.winner', { player: sides[sideOf(bet.selection)] });
    case 'set-handicap': {
      const own = ownLine(bet);
      return t('tennis.bet.setHandicap', { player: sides[sideOf(bet.selection)], line: format.line(own, true), count: Math.abs(own) });
    }
    case 'total-games':
      return t(`tennis.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
    case 'moneyline':
      return t('basketball.bet.moneyline', { club: sides[bet.selection] });
    case 'spread':
      return t('basketball.bet.spread', { club: sides[bet.selection], line: format.line(ownLine(bet), true) });
    case 'total':
      return t(`basketball.bet.${bet.selection}`, { line: format.line(bet.line, false), count: bet.line });
  }
}

/** Returns the same in as few letters as a chip in a match row has room for: the name alone for a bet on the winner. */
export function shortCourtBetWords(bet: CourtBet, sides: ClubNames, words: BetWords): string {
  switch (bet.market) {
    case 'match-winner':
      return sides[sideOf(bet.selection)];
    case 'moneyline':
      return sides[bet.selection];
    case 'set-handicap':
      return `${sides[sideOf(bet.selection)]} ${words.format.line(ownLine(bet), true)}`;
    case 'spread':
      return `${sides[bet.selection]} ${words.format.line(ownLine(bet), true)}`;
    case 'total-games':
    case 'total':
      return words.t(bet.selection === 'over' ? 'prices.over' : 'prices.under', { line: words.format.line(bet.line, false) });
  }
}

/** Returns a market by its name: `Match winner`. */
export function courtMarketWords(market: CourtMarket, t: Words['t']): string {
  switch (market) {
    case 'match-winner':
    case 'set-handicap':
    case 'total-games':
      return t(`tennis.market.${market}`);
    case 'moneyline':
    case 'spread':
    case 'total':
      return t(`basketball.market.${market}`);
  }
}

function sideOf(selection: 'first' | 'second'): keyof ClubNames {
  return selection === 'first' ? 'home' : 'away';
}

/** Returns the handicap of the side that is backed; a line is written as that of the side named first. */
function ownLine({ line, selection }: { readonly line: number; readonly selection: string }): number {
  return selection === 'first' || selection === 'home' || line === 0 ? line : -line;
}
