import { removeMargin } from '#domain/forecast/remove-margin.ts';
import { consensusPrices, type OpinionQuote } from '#domain/odds/consensus-prices.ts';
import { courtTipRule, sharpBookmaker } from './court-tip-rule.ts';
import type { Pair } from './pair.ts';
import type { AnyMarket } from './sport-types.ts';

/** A quote of one market and line of a match of tennis or basketball. */
export interface CourtOpinion extends OpinionQuote {
  readonly market: AnyMarket;
  /** The bookmaker's slug. */
  readonly bookmaker: string;
}

/** The line of a market with most bookmakers, and the chances that the prices of its two selections stand for. */
interface MainLine {
  readonly line: number;
  readonly chances: Pair<number>;
}

/**
 * Returns the main line of a market, with its chances by the sharpest bookmaker where it quotes the line, else by the average of all; undefined where
 * nobody quotes one. A line that is told without its prices has even chances: it is set to be
 * met half the time.
 */
export function mainLineOf(quotes: readonly CourtOpinion[], market: AnyMarket): MainLine | undefined {
  const [main] = consensusPrices(quotes, market);
  if (main !== undefined) return { line: main.line, chances: withoutMargin(sharpPrices(quotes, market, main.line) ?? main.prices) };
  const bare = quotes.find((quote) => quote.market === market && quote.line !== 0 && quote.prices.every((price) => price === null));
  return bare === undefined ? undefined : { line: bare.line, chances: [0.5, 0.5] };
}

/**
 * Returns the fair chances of both selections of one line: by the sharpest bookmaker's prices without margin, else by the average of all where
 * enough bookmakers are in it or a source names one. Undefined where neither is there.
 */
export function fairChances(quotes: readonly CourtOpinion[], market: AnyMarket, line: number): Pair<number> | undefined {
  const ofLine = quotes.filter((quote) => quote.market === market && quote.line === line);
  const sharp = sharpPrices(ofLine, market, line);
  if (sharp !== undefined) return withoutMargin(sharp);
  const [average] = consensusPrices(ofLine, market);
  const isNamed = ofLine.some(({ kind }) => kind === 'market-average');
  if (average === undefined || (average.bookmakers < courtTipRule.fewestBookmakers && !isNamed)) return undefined;
  return withoutMargin(average.prices);
}

function sharpPrices(quotes: readonly CourtOpinion[], market: AnyMarket, line: number): readonly number[] | undefined {
  const own = quotes.find((quote) => quote.bookmaker === sharpBookmaker && quote.market === market && quote.line === line);
  const prices = own?.prices.filter((price) => price !== null) ?? [];
  return prices.length === 2 ? prices : undefined;
}

/** Returns the chances that the prices of both selections stand for, the margin taken out. */
function withoutMargin(prices: readonly number[]): Pair<number> {
  return removeMargin(prices, 'power') as unknown as Pair<number>;
}
