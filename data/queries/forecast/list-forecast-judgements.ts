import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ForecastJudgement } from '#domain/judging/judge-forecasts.ts';
import type { Sport } from '#domain/sports/sport.ts';

export interface StoredJudgement {
  /** Month of the kick-offs in UTC, `2026-11`, or `all`. */
  readonly period: string;
  readonly judgement: ForecastJudgement;
}

/** Returns the judgements of a sport's forecasts, that of all matches first, then the months with the newest first. */
export async function listForecastJudgements(database: Queryable, sport: Sport): Promise<StoredJudgement[]> {
  const { rows } = await database.query<StoredJudgement>({
    name: 'list-forecast-judgements',
    text: 'select period, judgement from forecast_judgements where sport_id = $1 order by period desc',
    values: [sportIds[sport]],
  });
  return rows;
}
