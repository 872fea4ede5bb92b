import { listSources } from '#data/queries/sources/list-sources.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say } from './command-line.ts';
import { describeSources } from './describe-sources.ts';

await runCommand(tellOfSources);

/** Prints how the sources on the network do. */
async function tellOfSources(settings: Settings, words: readonly string[]): Promise<void> {
  readOptions(words, {}, 'npm run sources');
  const now = settings.clock ?? new Date();
  const dataset = await openDataset(settings.database, now, say);
  try {
    for (const line of describeSources(await listSources(dataset.db, now), await listUnknownNames(dataset.db))) say(line);
  } finally {
    await dataset.close();
  }
}
