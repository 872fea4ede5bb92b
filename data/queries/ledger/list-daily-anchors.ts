import type { Queryable } from '#data/database/database.ts';

/** Last record of a day. A stored copy of its hash proves that no record up to it was changed. */
export interface DailyAnchor {
  /** UTC day of the database's clock, `2026-11-21`. */
  readonly day: string;
  /** Number of records of that day. */
  readonly records: number;
  readonly sequence: number;
  readonly hash: string;
}

/** Returns the anchors of the newest days with records, the newest first. */
export async function listDailyAnchors(database: Queryable, limit: number): Promise<DailyAnchor[]> {
  const { rows } = await database.query<Omit<DailyAnchor, 'records'>>({
    name: 'list-daily-anchors',
    // Steps by index from the end of one day to the end of the day before, regardless of the number of records in between.
    text: `with recursive anchors as (
             (select sequence, hash, recorded_at from ledger_records order by recorded_at desc, sequence desc limit 1)
             union all
             select earlier.* from anchors, lateral (
               select sequence, hash, recorded_at from ledger_records
               where recorded_at < date_trunc('day', anchors.recorded_at, 'UTC') order by recorded_at desc, sequence desc limit 1
             ) earlier
           )
           select to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD') as day, sequence, hash from anchors limit $1`,
    values: [limit + 1],
  });
  // Sequences have no gaps, so the difference of two is the number of records in between.
  return rows.slice(0, limit).map((anchor, at) => ({ ...anchor, records: anchor.sequence - (rows[at + 1]?.sequence ?? 0) }));
}
