import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import type { Database } from '#data/database/database.ts';
import type { Source, SourceCall } from '#data/sources/source.ts';

/** A source of which nothing more is noted for so long is not being asked any more. */
const givenUpAfterMs = 15 * 60_000;

/**
 * Notes how many of the files of a source have been asked for at least once, while some have not: that fills a new site. Sources whose calls are no files, one at a time,
 * fill nothing.
 *
 * @param wasMade returns true for a call that was made, however it ended: a file that cannot be had is not waited for
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
