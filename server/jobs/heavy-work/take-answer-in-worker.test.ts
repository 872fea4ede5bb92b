import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { threadId, type Worker } from 'node:worker_threads';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { SourceSettings } from '#jobs/dataset-kind.ts';
import { sourceJobs } from '#server/jobs/source-jobs.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { readSourceSettings, writeSourceSettings } from './source-settings-text.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2026-11-20T12:00:00Z');

/** The answer of the feed, a server on loopback, set by each test. */
let answer: Uint8Array = Buffer.alloc(0);
const feed = createServer((_request, response) => response.end(answer));
await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening));
const address = new URL(`http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed.xml?key=hunter2`);
afterAll(() => {
  feed.closeAllConnections();
  feed.close();
});
const [poll] = sourceJobs({ matchFeed: { address, ownAddress: undefined } }, () => connectionString);

/** Returns a feed with one match, filled up with blanks to a length in bytes. */
function feedOf(bytes: number): Buffer {
  const market = `<market name="Crystal Palace v Watford - Match Betting" url="https://x.test/e/4449415/X" date="2026-11-27" time="15:00:00">
    <participant name="Crystal Palace" oddsDecimal="3.10" lastUpdateDate="2026-11-20" lastUpdateTime="10:00:00"/>
    <participant name="Draw" oddsDecimal="3.25" lastUpdateDate="2026-11-20" lastUpdateTime="10:00:00"/>
    <participant name="Watford" oddsDecimal="2.30" lastUpdateDate="2026-11-20" lastUpdateTime="10:00:00"/>
  </market>`;
  const type = `<type id="292" name="English Championship">${market}</type>`;
  return Buffer.from(`<oxip version="7.1"><class id="1" name="UK Football">${type}</class></oxip>`.padEnd(bytes));
}

const run = (signal = new AbortController().signal) => poll?.run({ db, clock: { now: () => now }, signal });

/** Returns the list of threads that are started until the test ends. */
function watchThreads(): Worker[] {
  const threads: Worker[] = [];
  const note = (thread: Worker) => void threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return threads;
}

async function stored() {
  const matches = await db.query('select status, best_home_odds as home from matches');
  const calls = await db.query('select problem, answered_at is not null as answered from source_calls');
  return { matches: matches.rows, calls: calls.rows };
}

async function waitingForLock(): Promise<number | null> {
  const statement = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return (await db.query(statement)).rowCount;
}

beforeEach(async () => {
  await db.query('truncate source_calls, source_budgets, source_problems, unknown_names, matches cascade');
});

const wholly = { matches: [{ status: 'scheduled', home: 3.1 }], calls: [{ problem: null, answered: true }] };

it('reads a large answer, and stores it, in a thread of its own', async () => {
  const threads = watchThreads();
  answer = feedOf(1_500_000);
  await run();
  expect(await stored()).toEqual(wholly);
  expect(threads).toHaveLength(1);
  expect(threads[0]?.threadId).not.toBe(threadId);
});

it('begins no thread for a small one', async () => {
  const threads = watchThreads();
  answer = feedOf(10_000);
  await run();
  expect(await stored()).toEqual(wholly);
  expect(threads).toEqual([]);
});

it('goes on answering while the thread is at work, and takes nothing of an answer that is given up', async () => {
  const threads = watchThreads();
  answer = feedOf(1_500_000);
  const client = await db.connect();
  const stopping = new AbortController();
  try {
    await client.query('begin');
    // The thread waits here until it is ended.
    await client.query('lock table matches in exclusive mode');
    const running = run(stopping.signal);
    await expect.poll(waitingForLock).toBe(1);
    expect((await fetch(address)).status).toBe(200);
    expect(threads).toHaveLength(1);
    stopping.abort();
    await running;
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await stored()).toEqual({ matches: [], calls: [{ problem: null, answered: false }] });
});

it.each([
  [
    'is none of the shapes',
    Buffer.from('<other/>'.padEnd(1_500_000)),
    'match-feed: line 1: the root element <other> is none of match-feed, oxip, BetbalancerBetData',
  ],
  ['is no UTF-8', Buffer.alloc(1_500_000, 0xff), 'match-feed: the answer is no UTF-8'],
])('notes the failure of a large answer that %s', async (_case, bytes, problem) => {
  answer = bytes;
  await run();
  expect(await stored()).toEqual({ matches: [], calls: [{ problem, answered: false }] });
});

it('takes the settings of all sources along as they are', () => {
  const keyed = { address: new URL('https://x.test/v3/?a=1'), key: 'hunter2' };
  const settings: SourceSettings = {
    openLigaDB: new URL('https://openligadb.test/'),
    footballDataOrg: keyed,
    apiFootball: { ...keyed, callsPerDay: 7_500, leagueIds: [39, 78] },
    matchFeed: { address, ownAddress: 'https://own.test' },
    theOddsApi: { ...keyed, regions: ['eu'], creditsPerMonth: 500, sports: ['football', 'tennis'] },
  };
  expect(readSourceSettings(writeSourceSettings(settings))).toEqual(settings);
});
