import type { Queryable } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';

/** The database refuses live tips of a clock that differs more from its own. */
const greatestDifferenceMs = 240_000;

/** As what tips published now may be recorded: live where the site's clock shows the database's time, else reconstructed. */
export async function getTipOrigin(database: Queryable, now: Date): Promise<TipOrigin> {
  const { rows } = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const databaseNow = rows[0]?.now ?? now;
  return Math.abs(databaseNow.getTime() - now.getTime()) <= greatestDifferenceMs ? 'live' : 'reconstructed';
}
