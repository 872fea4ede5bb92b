import type { Queryable } from '#data/database/database.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { predictedChance } from './list-prediction-sums.ts';

/** The outcome of the predictions and tips of football on the matches of some days. */
export interface DayOfRecord {
  readonly decided: number;
  readonly right: number;
  /** The chances of the decided predictions, added up. */
  readonly promised: number;
  /** Tips whose stake was decided, and those of them that brought a profit. */
  readonly tips: number;
  readonly won: number;
}

/** Returns what came of the predictions and tips of football on the matches that kicked off in a span. */
export async function getDayOfRecord(database: Queryable, { from, to }: Span): Promise<DayOfRecord> {
  const { rows } = await database.query<DayOfRecord>({
    name: 'get-day-of-record',
    text: `select predicted.*, tipped.* from (
             select count(*)::int as decided, count(*) filter (where o.outcome = 'right')::int as right, coalesce(sum(${predictedChance}), 0) as promised
             from predictions p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
             where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3) predicted
           cross join (
             select count(*)::int as tips, count(*) filter (where s.outcome in ('won', 'half-won'))::int as won
             from tips t join tip_settlements s on s.tip_sequence = t.sequence and s.outcome <> 'void'
               and not exists (select 1 from tip_settlements later where later.corrects_sequence = s.sequence)
             where t.kickoff_utc >= $1 and t.kickoff_utc < $2 and t.sport is null) tipped`,
    values: [from, to, firstSport],
  });
  return rows[0] as DayOfRecord;
}
