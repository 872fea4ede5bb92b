import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import type { Database } from '#data/database/database.ts';
import type { Source, SourceCall } from '#data/sources/source.ts';

/** Milliseconds after which a source without new progress no longer counts as being read. */
const givenUpAfterMs = 15 * 60_000;

/**
 * Records how many of the files of a source have been requested at least once, out of how many: these fill a new site. Sources whose calls
 * are not files, read one at a time, fill nothing.
 *
 * @param wasMade returns true for a call that was made, however it ended: an unavailable file is not waited for
 */
export async function noteProgress(
  database: Database,
  { name, budget }: Pick<Source, 'name' | 'budget'>,
  calls: readonly SourceCall[],
  wasMade: (call: SourceCall) => boolean,
  now: Date,
): Promise<void> {
  if (budget.pauseSeconds === undefined) return;
  const done = calls.filter(wasMade).length;
  await noteFilling(database, { name, done, total: calls.length, countsUntil: new Date(now.getTime() + givenUpAfterMs) }, now);
}
