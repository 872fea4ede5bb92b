import type { Queryable } from '#data/database/database.ts';
import { predictedChance } from '#data/ledger/predicted-chance.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { firstSport } from '#domain/sports/sport.ts';

/** Sums of the predictions and tips of football on the matches of some days. */
export interface DayOfRecord {
  readonly decided: number;
  readonly right: number;
  /** Sum of the chances of the decided predictions. */
  readonly promised: number;
  /** Number of settled tips that were not void. */
  readonly tips: number;
  /** Number of those with a profit. */
  readonly won: number;
  /** Number of these predictions and tips that were not recorded before the match. */
  readonly afterwards: number;
}

/**
 * Returns the sums of the decided predictions and tips of football on the matches that kicked off in a span.
 *
 * @param notInTime origins of records that were not made before the match
 */
export async function getDayOfRecord(database: Queryable, { from, to }: Span, notInTime: readonly TipOrigin[]): Promise<DayOfRecord> {
  const { rows } = await database.query<DayOfRecord>({
    name: 'get-day-of-record',
    text: `select predicted.decided, predicted.right, predicted.promised, tipped.tips, tipped.won, predicted.afterwards + tipped.afterwards as afterwards from (
             select count(*)::int as decided, count(*) filter (where o.outcome = 'right')::int as right, coalesce(sum(${predictedChance}), 0) as promised,
               count(*) filter (where r.origin = any($4))::int as afterwards
             from predictions p join prediction_roots r on r.sequence = p.sequence join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
             where p.kickoff_utc >= $1 and p.kickoff_utc < $2 and p.sport = $3) predicted
           cross join (
             select count(*)::int as tips, count(*) filter (where s.outcome in ('won', 'half-won'))::int as won,
               count(*) filter (where t.origin = any($4))::int as afterwards
             from tips t join tip_settlements s on s.tip_sequence = t.sequence and s.outcome <> 'void'
               and not exists (select 1 from tip_settlements later where later.corrects_sequence = s.sequence)
             where t.kickoff_utc >= $1 and t.kickoff_utc < $2 and t.sport is null) tipped`,
    values: [from, to, firstSport, notInTime],
  });
  return rows[0] as DayOfRecord;
}
