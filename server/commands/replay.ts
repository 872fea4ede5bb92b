import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { createFeeds } from '#data/feeds/file-feeds-of-sports.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { type Replay, replaySeasons } from '#jobs/replay-seasons.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';
import { ProgressBar } from './describe/progress-bar.ts';

const usage = 'npm run replay -- <folder of season files> --from 2022-07-01 --to 2024-06-30';

/** The approximate share of the time that reading the matches before the replay takes. */
const historyShare = 0.1;

await runCommand(replay);

async function replay(settings: Settings, words: readonly string[]): Promise<void> {
  const { folder, ...days } = readCall(words);
  const feed = createFeeds(loadCatalogue())['football-data'];
  const dataset = await openDataset(settings.database, new Date(), say, 'real');
  const bar = new ProgressBar();
  const began = performance.now();
  try {
    const tips = await replaySeasons(dataset.db, feed, [folder], days, {
      read: (done, total) => bar.show((done / total) * historyShare, `history: file ${done} of ${total}`),
      lived: (day, written) => bar.show(historyShare + (1 - historyShare) * shareOf(day, days), `${day}: ${written} tips`),
    });
    bar.end();
    say(`${tips} tips written and settled in ${((performance.now() - began) / 1000).toFixed(1)} s, all labelled reconstructed`);
  } finally {
    await dataset.close();
  }
}

function shareOf(day: LocalDay, { from, to }: Replay): number {
  return (Date.parse(day) - Date.parse(from) + 1) / (Date.parse(to) - Date.parse(from) + 1);
}

function readCall(words: readonly string[]): Replay & { readonly folder: string } {
  const rest = [...words];
  const from = takeDay(rest, '--from');
  const to = takeDay(rest, '--to');
  const flag = rest.find((word) => word.startsWith('--'));
  if (flag !== undefined) throw new UsageError(`unknown option ${flag}\n${usage}`);
  const [folder, surplus] = rest;
  if (folder === undefined) throw new UsageError(`no folder named\n${usage}`);
  if (surplus !== undefined) throw new UsageError(`one folder at a time, not also "${surplus}"\n${usage}`);
  if (to < from) throw new UsageError(`--to ${to} lies before --from ${from}\n${usage}`);
  return { folder, from, to };
}

function takeDay(words: string[], option: string): LocalDay {
  const at = words.indexOf(option);
  const [, text] = at === -1 ? [] : words.splice(at, 2);
  const day = parseLocalDay(text ?? '');
  if (day === undefined) throw new UsageError(`${option} wants a day, such as 2022-07-01, not "${text ?? ''}"\n${usage}`);
  return day;
}
