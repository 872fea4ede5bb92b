import { listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { decide } from '#jobs/decisions/decide.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { readDecider } from './calls/read-decider.ts';
import { describeMessages } from './describe/describe-messages.ts';

const usage = ['npm run contact -- list [--unmailed]', 'npm run contact -- handled <message> [--actor "Name"]'].join('\n');

/** `npm run contact`: prints the messages of visitors, or only those that were not mailed; marks one as handled. */
await runCommand(async (settings: Settings, words: readonly string[]) => {
  const { by, words: rest } = readDecider(words);
  const { values, positionals } = readOptions(rest, { allowPositionals: true, options: { unmailed: { type: 'boolean' } } }, usage);
  const [task, id, ...more] = positionals;
  const isList = task === 'list' && id === undefined;
  const isHandled = task === 'handled' && id !== undefined && more.length === 0 && values.unmailed === undefined;
  if (!isList && !isHandled) throw new UsageError(usage);
  const now = new Date();
  const { db, name, close } = await openDataset(settings.database, now, say);
  try {
    const lines =
      id === undefined
        ? describeMessages(name, await listContactMessages(db, values.unmailed === true ? 'unmailed' : undefined))
        : (await decide(db, by, { kind: 'handle-message', id }, now)).lines;
    for (const line of lines) say(line);
  } finally {
    await close();
  }
});
