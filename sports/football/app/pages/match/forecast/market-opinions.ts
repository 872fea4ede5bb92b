import type { MatchQuote } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { betChances, type ForecastGrids, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import { mainLines } from '#domain/odds/main-lines.ts';
import { chancesByOdds } from '../../../../domain/football-prices.ts';

/** The probabilities of one selection by results alone, by the bookmakers' prices, and by the headline forecast. */
export interface MarketOpinion {
  readonly bet: Bet;
  readonly model: number;
  readonly market: number;
  /** Left out when the headline forecast is the one from results alone. */
  readonly headline?: number;
}

/**
 * Returns our probabilities beside those of the odds, their margin removed by the power method, as the blended forecast uses them. Markets that no
 * bookmaker quotes are left out.
 */
export function marketOpinions(model: ForecastGrids, headline: ForecastGrids | undefined, quotes: readonly MatchQuote[]): MarketOpinion[] {
  return mainLines.flatMap(({ market, line }) => {
    const fair = chancesByOdds(quotes, market, line);
    if (fair === undefined) return [];
    const bets = betsOfLine(market, line);
    // The second of two selections adds nothing to the first.
    return bets.slice(0, bets.length === 2 ? 1 : bets.length).map((bet, at): MarketOpinion => {
      const opinion = { bet, model: chanceOf(bet, model), market: fair[at] as number };
      return headline === undefined ? opinion : { ...opinion, headline: chanceOf(bet, headline) };
    });
  });
}

function chanceOf(bet: Bet, grids: ForecastGrids): number {
  return winProbability(betChances(bet, grids)) ?? 0;
}
