import type { HeadlineForecast } from '#data/queries/forecast/list-headline-forecasts.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { type HeadlineChances, headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import { type LikelyScore, likeliestScore } from '#domain/forecast/goals/likeliest-score.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { DayMatch, ForecastMatch } from '../../../data/queries/forecast/list-day-matches.ts';
import type { ForecastMove } from '../../../data/queries/forecast/list-forecast-moves.ts';

/** A match of the table. */
export interface ForecastRow extends Omit<DayMatch, 'id' | 'homeId'>, ForecastMatch {
  readonly forecast: RowForecast | undefined;
  /** The bets that we tipped without withdrawing them. */
  readonly tipped: readonly Bet[];
}

export interface RowForecast {
  readonly basis: ForecastBasis;
  readonly chances: HeadlineChances;
  readonly likeliest: LikelyScore;
  readonly goals: Goals;
  readonly reliability: Reliability;
  /** The home side's chance since the first forecast; fewer than two points when it has not moved. */
  readonly homeMoves: readonly { readonly at: Date; readonly value: number }[];
  /** The change since then, as a share: 0.03 is three percentage points up. */
  readonly homeMoved: number;
}

/** Returns the figures of a match in the table, all from its headline forecast; undefined without one. */
export function toRowForecast(headline: HeadlineForecast | undefined, moves: readonly ForecastMove[] = []): RowForecast | undefined {
  if (headline === undefined) return undefined;
  const { basis, parameters, reliabilityLevel, reliabilityMatches } = headline;
  const grid = scoreGrid(parameters);
  const homeMoves = moves.map(({ at, home }) => ({ at, value: home }));
  return {
    basis,
    chances: headlineChances(grid),
    likeliest: likeliestScore(grid),
    goals: expectedGoals(grid),
    reliability: { level: reliabilityLevel, matches: reliabilityMatches },
    homeMoves,
    homeMoved: (homeMoves.at(-1)?.value ?? 0) - (homeMoves[0]?.value ?? 0),
  };
}
