import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { consensusPrices } from '#domain/odds/consensus-prices.ts';
import { marketNamed, placeInQuote } from '#domain/sports/markets-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyMarket, BetOf } from '#domain/sports/sport-types.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import { sharpBookmaker, tipRule } from '#domain/tip/tip-rule.ts';

/** The line of a market quoted by most bookmakers, and the chances implied by the prices of its selections. */
interface MainLine {
  readonly line: number;
  /** In the order of the selections. */
  readonly chances: readonly [number, number, ...number[]];
}

/**
 * Returns the main line of a market, with its chances by the sharpest bookmaker if it quotes the line, else by the average of all; undefined when no
 * bookmaker quotes one. A line reported without prices has even chances: it is set to be met half the time.
 */
export function mainLineOf(quotes: readonly JudgingQuote<Sport>[], market: AnyMarket): MainLine | undefined {
  const [main] = consensusPrices(quotes, market);
  if (main !== undefined) return { line: main.line, chances: withoutMargin(sharpPrices(quotes, market, main.line) ?? main.prices) };
  const bare = quotes.find((quote) => quote.market === market && quote.line !== 0 && quote.prices.every((price) => price === null));
  return bare === undefined ? undefined : { line: bare.line, chances: [0.5, 0.5] };
}

/**
 * Returns the fair chances of the selections of one line, in their order: by the sharpest bookmaker's prices without margin, else by the average of
 * all when enough bookmakers quote it or a source gives an average. Undefined otherwise.
 */
export function fairChances(quotes: readonly JudgingQuote<Sport>[], market: AnyMarket, line: number): readonly number[] | undefined {
  const ofLine = quotes.filter((quote) => quote.market === market && quote.line === line);
  const sharp = sharpPrices(ofLine, market, line);
  if (sharp !== undefined) return withoutMargin(sharp);
  const [average] = consensusPrices(ofLine, market);
  const isNamed = ofLine.some(({ kind }) => kind === 'market-average');
  if (average === undefined || (average.bookmakers < tipRule.fewestBookmakers && !isNamed)) return undefined;
  return withoutMargin(average.prices);
}

function sharpPrices(quotes: readonly JudgingQuote<Sport>[], market: AnyMarket, line: number): readonly number[] | undefined {
  const own = quotes.find((quote) => quote.bookmaker === sharpBookmaker && quote.market === market && quote.line === line);
  return own?.prices.some((price) => price === null) === false ? (own.prices as readonly number[]) : undefined;
}

function withoutMargin(prices: readonly number[]): MainLine['chances'] {
  return removeMargin(prices, 'power') as unknown as MainLine['chances'];
}

/** Returns the chance implied by the prices of a bet's line; undefined in a market without lines, and when too few bookmakers quote the line. */
export function lineChance<Name extends Sport>(bet: BetOf<Name>, quotes: readonly JudgingQuote<Name>[]): number | undefined {
  if (marketNamed(bet.market).lines === undefined) return undefined;
  return fairChances(quotes, bet.market, bet.line)?.[placeInQuote(bet)];
}
