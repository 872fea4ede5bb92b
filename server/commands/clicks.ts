import { listLinkClicks } from '#data/queries/links/list-link-clicks.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { describeClicks } from './describe/describe-clicks.ts';

const usage = 'npm run clicks -- [--from 2026-11-01] [--to 2026-11-30]';

await runCommand(tellClicks);

/** Prints the number of clicks on the links to bookmakers. */
async function tellClicks(settings: Settings, words: readonly string[]): Promise<void> {
  const span = readCall(words);
  const dataset = await openDataset(settings.database, new Date(), say);
  try {
    for (const line of describeClicks(dataset.name, span, await listLinkClicks(dataset.db, span))) say(line);
  } finally {
    await dataset.close();
  }
}

function readCall(words: readonly string[]) {
  const { values: given } = readOptions(words, { options: { from: { type: 'string' }, to: { type: 'string' } } }, usage);
  const [from, to] = [readDay('--from', given.from), readDay('--to', given.to)];
  if (from !== undefined && to !== undefined && from > to) throw new UsageError(`--from ${from} is later than --to ${to}\n${usage}`);
  return { from, to };
}

function readDay(option: string, text: string | undefined): LocalDay | undefined {
  if (text === undefined) return undefined;
  const day = parseLocalDay(text);
  if (day === undefined) throw new UsageError(`${option} wants a day of the calendar, such as 2026-11-01, not "${text}"\n${usage}`);
  return day;
}
