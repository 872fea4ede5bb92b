import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import type { Database } from '#data/database/database.ts';
import type { Source, SourceCall } from '#data/sources/source.ts';

/** Milliseconds without progress after which the reading of a source is treated as given up. */
const givenUpAfterMs = 15 * 60_000;

/**
 * Records how many files of a source have been requested at least once, and how many there are. A new site is filled with these files. Does nothing
 * for a source whose budget sets no pause between calls, since its calls are not for such files.
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
