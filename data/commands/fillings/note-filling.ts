import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** Progress of a filling, which is the first loading of data into the database: `done` of `total` parts are loaded. */
export interface FillingProgress {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  /** Moment from which it is considered abandoned unless more progress is recorded; undefined when it is expected to finish. */
  readonly countsUntil?: Date;
}

/**
 * Records the progress of a filling, and drops every cached page that shows it. The filling is finished when `done` reaches `total`; later progress does not
 * change it. Until something is done, each call sets its beginning anew.
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

/** Name of the filling with which a demonstration loads its past. */
export const pastFilling = 'past';
