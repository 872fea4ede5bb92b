import { rm } from 'node:fs/promises';
import type { Topic } from '#data/changes/topic.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedBatch } from '#data/feeds/feed.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { type Dataset, openDataset } from '#server/start/open-dataset.ts';
import { readSettings } from '#server/start/settings.ts';
import { listFixtures } from '../list-fixtures.ts';
import { cpuOfProcess } from '../measuring/cpu-of-process.ts';
import { type SiteProcess, startSiteProcess } from '../site/site-process.ts';
import { temporaryFolder } from '../site/temporary-folder.ts';

export interface LiveMatch {
  readonly id: number;
  readonly slug: string;
  readonly tournament: number;
}

/** A committed change: a match and the new number of its home side's goals. */
export interface CommittedGoal {
  readonly match: number;
  readonly goals: number;
  /** The milliseconds since 1970 at which the commit was acknowledged. */
  readonly atMs: number;
}

export interface LiveSaturday extends SiteProcess {
  readonly matches: readonly LiveMatch[];
  /** Adds a goal of the home side and stores all that a source's answer would: its events and its note of what changed. */
  score(match: LiveMatch): Promise<CommittedGoal>;
  /** Records a change of every topic, so that all pages become stale. */
  changeEverything(): Promise<void>;
  /** Returns the pages that the site has rendered since its start. */
  countRenders(): Promise<number>;
  /** Returns the CPU time that the present connections of the database have taken so far, in microseconds. */
  databaseCpu(): Promise<number>;
}

const matchesPlayed = 200;
const kickoff = new Date('2026-11-21T15:00:00Z');
const now = new Date('2026-11-21T15:20:00Z');
const metricsToken = 'figures-of-the-bench';

/**
 * Starts a site with 200 matches in play, none of which changes until `score` is called. It trusts one proxy, so that each listener can
 * have its own address.
 */
export async function startLiveSaturday(): Promise<LiveSaturday> {
  const folder = await temporaryFolder();
  const dataset = await openDataset(readSettings({ DATA_FOLDER: folder }, 'no such file').database, now, () => {}, 'real');
  const leave = async () => {
    await dataset.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const matches = await beginMatches(dataset);
    const settings = { DATASET: 'real', CLOCK: now.toISOString(), ROLE: 'web', TRUST_PROXY: '1', METRICS_TOKEN: metricsToken };
    const site = await startSiteProcess(folder, settings);
    return {
      ...site,
      matches,
      score: (match) => score(dataset, match),
      changeEverything: () => recordChanges(dataset.db, ['*'], now),
      countRenders: () => countRenders(site.address),
      databaseCpu: () => databaseCpu(dataset),
      stop: () => site.stop().then(leave),
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function beginMatches({ db }: Dataset): Promise<LiveMatch[]> {
  async function* batches(): AsyncGenerator<FeedBatch> {
    const matches = listFixtures(matchesPlayed, kickoff).map((fixture) => ({
      ...fixture,
      status: 'live' as const,
      live: { period: 'first-half' as const, minute: 20 },
      score: { current: { home: 0, away: 0 } },
    }));
    yield { source: 'the Saturday', rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  }
  const call = { name: 'the Saturday', everySeconds: 15 };
  const { problems } = await ingestFootballFeed(db, { name: 'api-football', isSimulated: false, call }, batches(), { now });
  if (problems[0] !== undefined) throw new Error(`the matches could not be taken in: ${JSON.stringify(problems[0])}`);
  const { rows } = await db.query<LiveMatch>("select id, slug, tournament_id as tournament from matches where status = 'live' order by id");
  if (rows.length !== matchesPlayed) throw new Error(`${rows.length} matches are being played, not ${matchesPlayed}`);
  return rows;
}

async function score({ db }: Dataset, { id, tournament }: LiveMatch): Promise<CommittedGoal> {
  const goals = await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ goals: number }>(
      'update matches set home_goals = home_goals + 1 where id = $1 returning home_goals as goals',
      [id],
    );
    const topics: Topic[] = [`match:${id}`, `tournament:${tournament}`, 'day:2026-11-21'];
    await recordLiveEvents(client, topics, now);
    await recordChanges(client, topics, now);
    return rows[0]?.goals as number;
  });
  return { match: id, goals, atMs: Date.now() };
}

async function countRenders(address: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  const renders = /^tipledger_page_renders (\d+)$/m.exec(await answer.text())?.[1];
  if (renders === undefined) throw new Error(`the metrics, answered with ${answer.status}, name no renders`);
  return Number(renders);
}

async function databaseCpu({ db }: Dataset): Promise<number> {
  const { rows } = await db.query<{ pid: number }>("select pid from pg_stat_activity where backend_type = 'client backend'");
  return rows.reduce((sum, { pid }) => sum + (cpuOfProcess(pid) ?? Number.NaN), 0);
}
