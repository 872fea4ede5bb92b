import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say } from './calls/command-line.ts';
import { describeMessages } from './describe/describe-messages.ts';

const usage = 'npm run contact:list [-- --unmailed]';

/** `npm run contact:list`: prints the messages of visitors, or only those that were not mailed. */
await runCommand(async (settings: Settings, words: readonly string[]) => {
  const { values } = readOptions(words, { options: { unmailed: { type: 'boolean' } } }, usage);
  const only = values.unmailed === true ? 'unmailed' : undefined;
  const dataset = await openDataset(settings.database, new Date(), say);
  try {
    for (const line of describeMessages(dataset.name, await listContactMessages(dataset.db, only))) say(line);
  } finally {
    await dataset.close();
  }
});
