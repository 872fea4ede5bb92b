import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { ForecastJudgement } from '#domain/judging/judge-forecasts.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Period of the judgement of all matches, besides those of months. */
export const wholePeriod = 'all';

/** Replaces the stored judgements of a sport's forecasts, by period. Returns true when any of them changed. */
export async function storeForecastJudgements(
  client: Queryable,
  sport: Sport,
  judgements: ReadonlyMap<string, ForecastJudgement>,
  now: Date,
): Promise<boolean> {
  const { rowCount: gone } = await client.query('delete from forecast_judgements where sport_id = $1 and period <> all($2::text[])', [
    sportIds[sport],
    [...judgements.keys()],
  ]);
  const { rowCount: changed } = await client.query(
    `insert into forecast_judgements as stored (sport_id, period, judgement, judged_at)
     select $1, judged.period, judged.judgement, $3 from jsonb_to_recordset($2) as judged(period text, judgement jsonb)
     on conflict (sport_id, period) do update set judgement = excluded.judgement, judged_at = excluded.judged_at
     where stored.judgement <> excluded.judgement`,
    [sportIds[sport], JSON.stringify([...judgements].map(([period, judgement]) => ({ period, judgement }))), now],
  );
  return (gone ?? 0) + (changed ?? 0) > 0;
}
