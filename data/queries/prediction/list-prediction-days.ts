import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { predictedChance } from './list-prediction-sums.ts';

/** Sums of the decided predictions of a day. */
export interface PredictionDay {
  /** Day of the kick-offs in the requested time zone. */
  readonly day: LocalDay;
  readonly decided: number;
  readonly right: number;
  /** Sum of the chances of the decided predictions. */
  readonly promised: number;
}

/**
 * Returns up to `limit` days before a moment with decided predictions, the newest first.
 *
 * @param sport undefined for all sports together
 * @param since no kick-off before this moment is included
 */
export async function listPredictionDays(
  database: Queryable,
  { since, until, zone, sport, limit }: { since: Date; until: Date; zone: string; sport: Sport | undefined; limit: number },
): Promise<PredictionDay[]> {
  const { rows } = await database.query<PredictionDay>({
    name: 'list-prediction-days',
    // Day by day from the last on, so that it ends with the last day needed.
    text: `select to_char(days.day, 'YYYY-MM-DD') as day, sums.decided, sums.right, sums.promised
           from (select generate_series(($2::timestamptz at time zone $3)::date, ($1::timestamptz at time zone $3)::date, interval '-1 day')::date as day) days
           cross join lateral (
             select count(*)::int as decided, count(*) filter (where o.outcome = 'right')::int as right, sum(${predictedChance}) as promised
             from predictions p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
             where p.kickoff_utc >= greatest($1, days.day::timestamp at time zone $3) and p.kickoff_utc < least($2, (days.day + 1)::timestamp at time zone $3)
               and ($4::text is null or p.sport = $4)
           ) sums
           where sums.decided > 0 limit $5`,
    values: [since, until, zone, sport ?? null, limit],
  });
  return rows;
}
