import type { Queryable } from '#data/database/database.ts';
import type { BasketballForecast } from '../../domain/forecast/basketball-ratings.ts';

/** Returns the forecast of a game as a whole, with its prices when they are known; undefined without a forecast. */
export async function getBasketballForecast(database: Queryable, matchId: number): Promise<BasketballForecast | undefined> {
  const { rows } = await database.query<{ forecast: BasketballForecast }>({
    name: 'get-basketball-forecast',
    text: 'select coalesce(blended, market_informed, model) as forecast from forecasts where match_id = $1',
    values: [matchId],
  });
  return rows[0]?.forecast;
}
