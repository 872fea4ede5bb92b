import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import { basketballBetWords } from './basketball-bet-words.ts';
import { betWords, type ClubNames, marketWords, shortBetWords } from './bet-words.ts';
import type { Words } from './create-words.ts';
import type { SportBetWords } from './sport-bet-words.ts';
import { tennisBetWords } from './tennis-bet-words.ts';

const wordsOfSports: { readonly [Name in Sport]: SportBetWords<Name> } = {
  football: { bet: betWords, short: shortBetWords, market: marketWords },
  tennis: tennisBetWords,
  basketball: basketballBetWords,
};

function betWordsOf(market: AnyMarket): SportBetWords<Sport> {
  return wordsOfSports[sportOfMarket(market)] as SportBetWords<Sport>;
}

/** Returns a bet of any sport as a reader of the language says it. */
export function anyBetWords(bet: AnyBet, sides: ClubNames, words: Pick<Words, 't' | 'format'>): string {
  return betWordsOf(bet.market).bet(bet, sides, words);
}

/** Returns the same in as few letters as a chip in a match row has room for. */
export function shortAnyBetWords(bet: AnyBet, sides: ClubNames, words: Pick<Words, 't' | 'format'>): string {
  return betWordsOf(bet.market).short(bet, sides, words);
}

/** Returns a market of any sport by its name. */
export function anyMarketWords(market: AnyMarket, t: Words['t']): string {
  return betWordsOf(market).market(market, t);
}
