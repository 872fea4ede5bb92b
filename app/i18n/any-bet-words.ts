import type { Bet } from '#domain/odds/bet.ts';
import { type CourtBet, sportOfMarket } from '#domain/sports/court-markets.ts';
import type { CourtMarket } from '#domain/sports/court-sports.ts';
import { betWords, type ClubNames, marketWords } from './bet-words.ts';
import { courtBetWords, courtMarketWords } from './court-bet-words.ts';
import type { Words } from './create-words.ts';

/** A bet of any sport. */
export type AnyBet = Bet | CourtBet;

/** Returns true for a bet on tennis or basketball. */
export function isCourtBet(bet: AnyBet): bet is CourtBet {
  return isCourtMarket(bet.market);
}

/** Returns a bet as a reader of the language says it; sides without a home are named in their order. */
export function anyBetWords(bet: AnyBet, sides: ClubNames, words: Pick<Words, 't' | 'format'>): string {
  return isCourtBet(bet) ? courtBetWords(bet, sides, words) : betWords(bet, sides, words);
}

/** Returns a market of any sport by its name. */
export function anyMarketWords(market: AnyBet['market'], t: Words['t']): string {
  return isCourtMarket(market) ? courtMarketWords(market, t) : marketWords(market, t);
}

function isCourtMarket(market: AnyBet['market']): market is CourtMarket {
  return market in sportOfMarket;
}
