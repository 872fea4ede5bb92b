import { type AnyBet, isCourtBet, isCourtMarket } from '#domain/sports/any-bet.ts';
import { betWords, type ClubNames, marketWords } from './bet-words.ts';
import { courtBetWords, courtMarketWords } from './court-bet-words.ts';
import type { Words } from './create-words.ts';

/** Returns a bet as a reader of the language says it; sides without a home are named in their order. */
export function anyBetWords(bet: AnyBet, sides: ClubNames, words: Pick<Words, 't' | 'format'>): string {
  return isCourtBet(bet) ? courtBetWords(bet, sides, words) : betWords(bet, sides, words);
}

/** Returns a market of any sport by its name. */
export function anyMarketWords(market: AnyBet['market'], t: Words['t']): string {
  return isCourtMarket(market) ? courtMarketWords(market, t) : marketWords(market, t);
}
