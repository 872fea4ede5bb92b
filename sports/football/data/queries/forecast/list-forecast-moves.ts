import type { Queryable } from '#data/database/database.ts';

/** The chances of the result by the headline forecast from a moment on. */
export interface ForecastMove {
  readonly at: Date;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Returns the history of the chances of some matches by their ids, from the first forecast to the last before kick-off; a match without a forecast is missing. */
export async function listForecastMoves(
  database: Queryable,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ForecastMove[]>> {
  const { rows } = await database.query<ForecastMove & { readonly matchId: number }>({
    name: 'list-forecast-moves',
    text: `select match_id as "matchId", at, home, draw, away from forecast_moves where match_id = any($1) order by match_id, at`,
    values: [matchIds],
  });
  return Map.groupBy(rows, ({ matchId }) => matchId);
}
