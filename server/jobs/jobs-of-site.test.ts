import { expect, it } from 'vitest';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { noteFilling } from '#data/commands/fillings/note-filling.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { datasets } from '#server/start/datasets.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type JobsOfSite, jobsOfSite } from './jobs-of-site.ts';

const { db, connectionString } = await createTestDatabase();
const now = new Date('2026-11-21T14:00:00Z');

/** Returns the jobs of a site of real data without sources. */
function createJobs(): JobsOfSite['jobs'] {
  const dataset = {
    name: 'real' as const,
    ownerAddress: () => '',
    kind: datasets.real,
    address: () => connectionString,
    asOwner: () => Promise.reject(new Error('nothing to own')),
  };
  const nobodyAlerted = { absolute: () => '', wordsOf: () => ({}), vapid: {}, contact: '', shown: db } as never;
  const noFolders = { 'football-data': undefined, openfootball: undefined, 'tennis-data': undefined, 'nba-odds': undefined };
  return jobsOfSite(
    dataset,
    { folders: noFolders, sources: {}, mail: undefined, backups: undefined, entersAgreedRulings: false },
    nobodyAlerted,
  ).jobs;
}

const count = async (table: string) => (await db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]?.rows;

it('nothing is forecast, tipped or reported while results are missing, and all of it is once they are there', async () => {
  await storeCatalogue(db, catalogueOfTwoLeagues(), now);
  await storeBookmakers(db, datasets.demonstration.ownBookmakers);
  const feed = demonstrationOfTwoLeagues();
  await ingestFootballFeed(db, feed, feed.read([], { now }), { now });
  const jobs = createJobs().filter(({ name }) => /^(forecast|publish-)/.test(name));
  expect(jobs.map(({ name }) => name)).toEqual(['forecast', 'publish-tips', 'forecast-tennis', 'forecast-basketball', 'publish-news']);
  const runAll = async () => {
    const context = { db, clock: clockStandingAt(now), signal: new AbortController().signal };
    for (const job of jobs) if ((await job.mayBegin?.(context)) !== false) await job.run(context);
  };

  await noteFilling(db, { name: 'football-data', done: 3, total: 340, countsUntil: new Date('2026-11-21T14:15:00Z') }, now);
  await runAll();
  expect([await count('forecasts'), await count('tips'), await count('season_projections'), await count('news')]).toEqual([0, 0, 0, 0]);

  await noteFilling(db, { name: 'football-data', done: 340, total: 340 }, now);
  await runAll();
  expect(await count('forecasts')).toBeGreaterThan(0);
  expect(await count('season_projections')).toBeGreaterThan(0);
}, 120_000);
