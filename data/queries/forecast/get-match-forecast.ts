import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/counts/count-forecast.ts';
import type { ForecastFactors, Reliability, ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';

/** Stored forecast of a match: updated until its kick-off, and left unchanged after it. */
export interface MatchForecast {
  readonly model: ScoreParameters;
  /** Forecast from the prices of earlier matches; null when too few of them had any. */
  readonly marketInformed: ScoreParameters | null;
  /** Forecast with the bookmakers' prices included; null while none are known. */
  readonly blended: ScoreParameters | null;
  readonly halfTimeShare: number | null;
  readonly reliability: Reliability;
  readonly factors: ForecastFactors;
  /** Forecasts of corners and cards; null when neither can be forecast. */
  readonly counts: CountForecasts | null;
}

interface Row extends Omit<MatchForecast, 'reliability'> {
  readonly level: ReliabilityLevel;
  readonly matches: number;
}

/** Returns the forecast of a match; undefined when none is stored. */
export async function getMatchForecast(database: Queryable, matchId: number): Promise<MatchForecast | undefined> {
  const { rows } = await database.query<Row>({
    name: 'get-match-forecast',
    text: `select model, market_informed as "marketInformed", blended, half_time_share as "halfTimeShare", reliability_level as level, reliability_matches as matches, grounds as factors, counts
           from forecasts where match_id = $1`,
    values: [matchId],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { level, matches, ...forecast } = row;
  return { ...forecast, reliability: { level, matches } };
}
