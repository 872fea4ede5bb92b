import { parseArgs } from 'node:util';
import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './command-line.ts';
import { describeMessages } from './describe-messages.ts';

const usage = 'npm run contact:list [-- --unmailed]';

await runCommand(async (settings: Settings, words: readonly string[]) => {
  const only = readCall(words);
  const dataset = await openDataset(settings.database, new Date(), say);
  try {
    for (const line of describeMessages(dataset.name, await listContactMessages(dataset.db, only))) say(line);
  } finally {
    await dataset.close();
  }
});

function readCall(words: readonly string[]): 'unmailed' | undefined {
  try {
    const { values } = parseArgs({ args: [...words], options: { unmailed: { type: 'boolean' } } });
    return values.unmailed === true ? 'unmailed' : undefined;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
