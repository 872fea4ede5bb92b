import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** The progress of a filling. */
export interface FillingProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  /** The moment from which it counts as given up unless more is noted; undefined where it is awaited until it is finished. */
  readonly countsUntil?: Date;
}

/**
 * Notes how far a filling is, and drops every page that says so. It begins while nothing is done, and is finished when all is; it stays finished, since
 * what comes later fills nothing any more.
 */
export async function noteFilling(database: Database, { name, done, total, countsUntil }: FillingProgress, now: Date): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ finished: boolean }>({
      name: 'note-filling',
      text: `insert into fillings as f (name, started_at, done, total, counts_until, finished_at)
             values ($1, $2::timestamptz, $3::int, $4::int, $5, case when $3::int >= $4::int then $2::timestamptz end)
             on conflict (name) do update set started_at = case when excluded.done = 0 then excluded.started_at else f.started_at end, done = excluded.done, total = excluded.total, counts_until = excluded.counts_until,
               finished_at = excluded.finished_at
             where f.finished_at is null
             returning finished_at is not null as finished`,
      values: [name, now, done, total, countsUntil ?? null],
    });
    if (rows[0] !== undefined) await recordChanges(client, [rows[0].finished ? '*' : 'filling'], now);
  });
}

/** The name of the filling of a demonstration with its past. */
export const pastFilling = 'past';
