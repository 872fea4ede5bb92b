import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { createFeeds } from '#data/feeds/file-feeds-of-sports.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import type { ImportFacts } from './import.ts';

/* One import and what it took, as JSON: `node import-once.ts <data folder> <season files or folders>…`. */
const [folder = '', ...sources] = process.argv.slice(2);
const now = new Date();
const dataset = await openDataset(readSettings({ DATA_FOLDER: folder }, 'no such file').database, now, () => {}, 'real');
try {
  const feed = createFeeds(loadCatalogue())['football-data'];
  const files = new Set<string>();
  const began = performance.now();
  const { counts } = await ingestFootballFeed(
    dataset.db,
    feed,
    feed.read(sources, { now }),
    { now },
    { progressed: ({ source }) => files.add(source) },
  );
  const facts: ImportFacts = {
    files: files.size,
    rows: counts.rows,
    matches: counts.matches,
    quotes: counts.quotes,
    problems: counts.problems,
    seconds: (performance.now() - began) / 1_000,
    peakBytes: process.resourceUsage().maxRSS * 1_024,
  };
  process.stdout.write(JSON.stringify(facts));
} finally {
  await dataset.close();
}
