import type { Queryable } from '#data/database/database.ts';
import type { Reconstruction } from '#domain/ledger/reconstruction.ts';

/** Returns the progress of the reconstruction, which makes the forecasts and tips of past days afterwards; undefined when there was none. */
export async function getReconstruction(database: Queryable): Promise<Reconstruction | undefined> {
  const { rows } = await database.query<Reconstruction>({
    name: 'get-reconstruction',
    text: `select from_day::text as "fromDay", done_day::text as "doneDay", until_day::text as "untilDay" from reconstructions`,
  });
  return rows[0];
}
