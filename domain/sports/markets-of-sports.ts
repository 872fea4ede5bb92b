import type { QuotedBet } from '#domain/odds/chance-by-odds.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { hasLine, type QuotedMarket } from '#domain/odds/quoted-market.ts';
import { basketballMarkets } from '#sports/basketball/domain/basketball-markets.ts';
import { tennisMarkets } from '#sports/tennis/domain/tennis-markets.ts';
import { type Sport, sports } from './sport.ts';
import type { AnyBet, AnyMarket, MarketOf } from './sport-types.ts';

/** The markets of each sport, without the rules that settle them, so that a slip in the browser can find the sport of a bet. */
const marketsOfSports: { readonly [Name in Sport]: Readonly<Record<MarketOf<Name>, QuotedMarket>> } = {
  football: betMarkets,
  tennis: tennisMarkets,
  basketball: basketballMarkets,
};

const sportsOfMarkets = new Map(sports.flatMap((sport) => Object.keys(marketsOfSports[sport]).map((market) => [market, sport])));

/** Every market of every sport, in the order of the sports and of display. */
export const anyMarkets = [...sportsOfMarkets.keys()] as readonly AnyMarket[];

/** The markets that feeds price, in that order. */
export const pricedMarkets = anyMarkets.filter((market) => marketNamed(market).isUnpriced !== true);

/** Returns true for the name of a market of any sport. */
export function isMarket(name: string): name is AnyMarket {
  return sportsOfMarkets.has(name);
}

/** Returns the sport of a market; no two sports share one. */
export function sportOfMarket(market: AnyMarket): Sport {
  return sportsOfMarkets.get(market) as Sport;
}

/** Returns a market by its name. */
export function marketNamed(market: AnyMarket): QuotedMarket {
  const ofSport: Readonly<Record<string, QuotedMarket>> = marketsOfSports[sportOfMarket(market)];
  return ofSport[market] as QuotedMarket;
}

/**
 * Returns the bets that one line of a market offers, in the order in which a quote holds their prices.
 *
 * @param line 0 for a market without lines
 */
export function betsOfLine<Name extends AnyMarket>(market: Name, line: number): Extract<AnyBet, { readonly market: Name }>[] {
  return marketNamed(market).selections.map((selection) => ({ market, line, selection }) as Extract<AnyBet, { readonly market: Name }>);
}

/** Returns the bet with these parts; undefined when the market has no such line or selection. */
export function betOf(market: AnyMarket, line: number, selection: string): AnyBet | undefined {
  const definition = marketNamed(market);
  if (!hasLine(definition, line) || !definition.selections.includes(selection)) return undefined;
  return { market, line, selection } as AnyBet;
}

/** Returns the index of a bet's selection among the prices of a quote of its line; −1 for one of a market that no feed prices. */
export function placeInQuote({ market, selection }: Pick<AnyBet, 'market' | 'selection'>): number {
  const { selections, isUnpriced } = marketNamed(market);
  return isUnpriced === true ? -1 : selections.indexOf(selection);
}

/** Returns a bet by its place in the quotes of its line. */
export function quotedBetOf({ market, line, selection }: AnyBet): QuotedBet<AnyMarket> {
  return { market, line, at: placeInQuote({ market, selection }), winners: marketNamed(market).winners };
}
