import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { predictedChance } from './list-prediction-sums.ts';

/** The outcome of the predictions of a day. */
export interface PredictionDay {
  /** The day of the kick-offs in the time zone asked for. */
  readonly day: LocalDay;
  readonly decided: number;
  readonly right: number;
  /** The chances of those that are decided, added up. */
  readonly promised: number;
}

/**
 * Returns the last days before a moment with decided predictions, the newest first.
 *
 * @param sport undefined for all sports together
 * @param since no day before this moment is looked at
 */
export async function listPredictionDays(
  database: Queryable,
  { since, until, zone, sport, limit }: { since: Date; until: Date; zone: string; sport: Sport | undefined; limit: number },
): Promise<PredictionDay[]> {
  const { rows } = await database.query<PredictionDay>({
    name: 'list-prediction-days',
    text: `select to_char(p.kickoff_utc at time zone $3, 'YYYY-MM-DD') as day, count(*)::int as decided,
             count(*) filter (where o.outcome = 'right')::int as right, sum(${predictedChance}) as promised
           from predictions p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
           where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and ($4::text is null or p.sport = $4)
           group by 1 order by 1 desc limit $5`,
    values: [since, until, zone, sport ?? null, limit],
  });
  return rows;
}
