import { betWords, type ClubNames, marketWords, shortBetWords } from '#app/i18n/words/bet-words.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import { basketballWords } from './basketball-words.ts';
import type { SportWords } from './sport-words.ts';
import { tennisWords } from './tennis-words.ts';

const words: { readonly [Name in Sport]: SportWords<Name> } = {
  football: { bet: betWords, short: shortBetWords, market: marketWords },
  tennis: tennisWords,
  basketball: basketballWords,
};

/** Returns the words for the matches and bets of a sport. */
export function sportWords(sport: Sport): SportWords<Sport> {
  return words[sport] as SportWords<Sport>;
}

/** Returns a bet of any sport as a reader of the language says it. */
export function anyBetWords(bet: AnyBet, sides: ClubNames, { t, format }: Pick<Words, 't' | 'format'>): string {
  return sportWords(sportOfMarket(bet.market)).bet(bet, sides, { t, format });
}

/** Returns the same in as few letters as a chip in a match row has room for. */
export function shortAnyBetWords(bet: AnyBet, sides: ClubNames, { t, format }: Pick<Words, 't' | 'format'>): string {
  return sportWords(sportOfMarket(bet.market)).short(bet, sides, { t, format });
}

/** Returns a market of any sport by its name. */
export function anyMarketWords(market: AnyMarket, t: Words['t']): string {
  return sportWords(sportOfMarket(market)).market(market, t);
}
