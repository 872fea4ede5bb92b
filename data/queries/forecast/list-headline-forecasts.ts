import type { Queryable } from '#data/database/database.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';

/** Forecast of a football match that has the most information. */
export interface HeadlineForecast {
  readonly basis: ForecastBasis;
  readonly parameters: ScoreParameters;
  readonly reliabilityLevel: ReliabilityLevel;
  readonly reliabilityMatches: number;
}

/** Number of forecasts read by one statement. All of a large day would take the database 10 ms. */
const atOnce = 500;

/**
 * Returns the forecasts of football matches, by the number of the match; a match without one is missing. Finding them by a list of numbers takes half the
 * time of a join, which descends the index anew for each match.
 */
export async function listHeadlineForecasts(database: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, HeadlineForecast>> {
  const forecasts = new Map<number, HeadlineForecast>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const { rows } = await database.query<HeadlineForecast & { readonly matchId: number }>({
      name: 'list-headline-forecasts',
      text: `select f.match_id as "matchId",
               case when f.blended is not null then 'blended' when f.market_informed is not null then 'market-informed' else 'model' end as basis,
               coalesce(f.blended, f.market_informed, f.model) as parameters, f.reliability_level as "reliabilityLevel", f.reliability_matches as "reliabilityMatches"
             from forecasts f where f.match_id = any($1)`,
      values: [ids.slice(at, at + atOnce)],
    });
    for (const { matchId, ...forecast } of rows) forecasts.set(matchId, forecast);
  }
  return forecasts;
}
