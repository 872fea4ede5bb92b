import type { Forecast } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import { blendForecast } from '#domain/forecast/prices/blend-forecast.ts';
import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import { poolOdds } from '#domain/forecast/prices/pool-odds.ts';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { type Consensus, consensusPrices } from '#domain/odds/consensus-prices.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import { sharpBookmaker } from '#domain/tip/tip-rule.ts';

type FootballQuote = JudgingQuote<'football'>;

/**
 * Returns the forecast blended with the bookmakers' prices; undefined when no bookmaker prices a market that it can use.
 *
 * @param quotes the newest of each bookmaker, market and line
 */
export function blendWithQuotes(
  forecast: Pick<Forecast, 'model' | 'marketInformed'>,
  quotes: readonly (FootballQuote & { readonly quotedAt: Date })[],
  kickoffUtc: Date,
): ScoreParameters | undefined {
  const average = marketPrices(quotes);
  if (Object.keys(average).length === 0) return undefined;
  const newest = Math.max(...quotes.map(({ quotedAt }) => +quotedAt));
  return blendForecast(forecast, { average, sharp: sharpPrices(quotes), hoursBefore: (+kickoffUtc - newest) / 3_600_000 });
}

/**
 * Returns the chances implied by the odds of a line, margin removed, as used by the blended forecast; undefined when no bookmaker quotes every
 * selection.
 *
 * @param quotes the newest of each bookmaker and line
 */
export function chancesByOdds(
  quotes: readonly FootballQuote[],
  market: FootballQuote['market'],
  line: number,
): readonly number[] | undefined {
  const consensus = consensusPrices(quotes, market).find((found) => found.line === line);
  if (consensus === undefined) return undefined;
  const sharp = market === 'match-result' ? sharpPrices(quotes).matchResult : undefined;
  return poolOdds(removeMargin(consensus.prices, 'power'), sharp && removeMargin(sharp, 'power'));
}

/** Returns the sharp bookmaker's prices of the result. */
export function sharpPrices(quotes: readonly FootballQuote[]): MarketPrices {
  const own = quotes.find(({ bookmaker, market }) => bookmaker === sharpBookmaker && market === 'match-result');
  if (own === undefined || own.prices.some((price) => price === null)) return {};
  return { matchResult: own.prices as unknown as readonly [number, number, number] };
}

/** Returns the bookmakers' average prices: of the result, of both teams to score, and on the main line of goals and of the handicap. */
export function marketPrices(quotes: readonly FootballQuote[]): MarketPrices {
  const [result] = consensusPrices(quotes, 'match-result');
  const [goals] = consensusPrices(quotes, 'total-goals');
  const [bothScore] = consensusPrices(quotes, 'both-teams-to-score');
  const [handicap] = consensusPrices(quotes, 'asian-handicap');
  return {
    ...(result === undefined ? {} : { matchResult: result.prices as unknown as readonly [number, number, number] }),
    ...(goals === undefined ? {} : { totalGoals: pairOf(goals) }),
    ...(bothScore === undefined ? {} : { bothTeamsToScore: bothScore.prices as unknown as readonly [number, number] }),
    ...(handicap === undefined ? {} : { asianHandicap: pairOf(handicap) }),
  };
}

function pairOf({ line, prices }: Consensus): { line: number; prices: readonly [number, number] } {
  return { line, prices: prices as unknown as readonly [number, number] };
}
