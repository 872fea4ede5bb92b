import { beforeEach, describe, expect, it } from 'vitest';
import { recordBackup } from '#data/commands/backups/record-backup.ts';
import { startFeedRun } from '#data/commands/feed-runs/record-feed-run.ts';
import { storeCheckpoint } from '#data/commands/ledger/store-checkpoint.ts';
import { storeCosignature } from '#data/commands/ledger/store-cosignature.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { noteFailure } from '#data/commands/sources/note-call-outcome.ts';
import { recordSourceProblems } from '#data/commands/sources/record-source-problems.ts';
import { spendCall } from '#data/commands/sources/spend-call.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { createJobLog } from '#server/observing/job-log.ts';
import { createRecentErrors } from '#server/observing/recent-errors.ts';
import { aConsoleSite } from '#tests/factories/a-console-site.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import type { ConsoleSite } from './part.ts';
import { parts } from './parts.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-03-01T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const clock = clockStandingAt(now);

function partAt(path: string) {
  const part = parts.find((one) => one.path === path);
  if (part === undefined) throw new Error(`the console has no part ${path}`);
  return part;
}

/** Returns the text of a part's page, with a space for each tag. */
async function textOf(path: string, site: ConsoleSite = aConsoleSite(db), query = ''): Promise<string> {
  const page = await partAt(path).page(site, { part: path, now, formToken: 'secret', query: new URLSearchParams(query) });
  return String(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
const summaryOf = (path: string, site: ConsoleSite = aConsoleSite(db)) => partAt(path).summary(site);

beforeEach(async () => {
  await db.query('truncate source_problems, source_calls, source_budgets, feed_runs, backups, ledger_checkpoints cascade');
  await emptyLedger(db);
});

describe('a part of an empty site', () => {
  it.each(parts.map(({ path }) => path))('%s says in sentences that there is nothing', async (path) => {
    const text = await textOf(path);
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    expect((await summaryOf(path)).text).not.toMatch(/undefined|NaN|null/);
  });
});

describe('sources', () => {
  it('are at fault where a call fails or matches are lost', async () => {
    expect(await summaryOf('sources')).toEqual({ state: 'fine', text: 'no source on the network has been asked' });
    const call = { source: 'openligadb', call: 'matches of bl1' };
    await spendCall(db, { ...call, budget: { perDay: 100, perMinute: 10 }, now, notSince: hoursAgo(1) });
    await noteFailure(db, call, { problem: 'answered 503', notBefore: now });
    await recordSourceProblems(
      db,
      'openligadb',
      'matches of bl1',
      [{ source: 'bl1', code: 'not-readable', field: 'date', value: 'soon', loses: 'match' }],
      now,
    );
    expect(await summaryOf('sources')).toEqual({ state: 'fault', text: '1 source; 1 failing call; matches are lost by 1 problem' });
    expect(await textOf('sources')).toContain('matches of bl1 answered 503 1');
  });

  it('are shown in pages of fifty, two thousand problems as well', async () => {
    const problems = Array.from(
      { length: 2_000 },
      (_, at): FeedProblem => ({
        source: 'file',
        code: 'not-readable',
        field: 'odds',
        value: `value-${String(at).padStart(4, '0')}`,
      }),
    );
    await recordSourceProblems(db, 'football-data', 'a file', problems, now);
    const rowsOn = async (page: string) =>
      [...(await textOf('sources', undefined, `unread=${page}`)).matchAll(/value-\d{4}/g)].map(([value]) => value);
    const [first, last] = [await rowsOn('1'), await rowsOn('40')];
    expect([first.length, last.length]).toEqual([50, 50]);
    expect(new Set([...first, ...last]).size).toBe(100);
    expect(await rowsOn('41')).toEqual(last);
    expect(await rowsOn('-3')).toEqual(first);
    expect(await textOf('sources', undefined, 'unread=40')).toContain('1951 to 2000, page 40 of 40');
  });
});

describe('jobs', () => {
  const planned = [
    { name: 'settle-tips', everySeconds: 30 },
    { name: 'send-alerts', everySeconds: 2 },
  ];

  it('are at fault while the last run of one failed, which is listed first', async () => {
    const jobs = createJobLog(planned, clock);
    const site = aConsoleSite(db, { figures: { jobs } });
    jobs.ran('settle-tips', 0.5);
    expect(await summaryOf('jobs', site)).toEqual({ state: 'fine', text: '2 jobs, none failing; no error in the last day' });
    jobs.failed('send-alerts');
    expect((await summaryOf('jobs', site)).state).toBe('fault');
    expect(await textOf('jobs', site)).toMatch(/send-alerts Failing .* settle-tips well/);
  });

  it('come with the errors of the process, without what a visitor may have sent', async () => {
    const errors = createRecentErrors(clock);
    errors.collect(new TypeError('cannot read "hunter2" of mail@visitor.example'), { message: 'a page failed', kind: 'page' });
    const site = aConsoleSite(db, { figures: { errors } });
    expect(await summaryOf('jobs', site)).toEqual({ state: 'waiting', text: 'this process runs no jobs; 1 error in the last day' });
    const text = await textOf('jobs', site);
    expect(text).toContain('a page failed: page 2026-03-01 08:00 0 s ago TypeError');
    expect(text).not.toMatch(/hunter2|visitor\.example/);
  });

  it('come with the feeds that were not read to their end, of the last day alone', async () => {
    const counts = { rows: 0, matches: 0, newMatches: 0, changedMatches: 0, quotes: 0, unknownClubs: 0, problems: 0 };
    await (await startFeedRun(db, 'openfootball', hoursAgo(2), undefined)).finish('failed', counts, hoursAgo(1));
    await (await startFeedRun(db, 'tennis-data', hoursAgo(30), undefined)).finish('failed', counts, hoursAgo(29));
    expect(await summaryOf('jobs')).toMatchObject({ state: 'fault', text: expect.stringContaining('1 failed reading of a feed') });
    const text = await textOf('jobs');
    expect([text.includes('openfootball failed'), text.includes('tennis-data')]).toEqual([true, false]);
    await (await startFeedRun(db, 'openfootball', hoursAgo(0.5), undefined)).finish('succeeded', counts, hoursAgo(0.4));
    expect((await summaryOf('jobs')).state).toBe('fine');
    expect(await textOf('jobs')).toMatch(/openfootball failed 2026-03-01 06:00 2 h ago yes/);
  });
});

describe('the ledger', () => {
  const window = { startsFrom: new Date('2024-07-01T14:00:00Z'), startsUntil: new Date('2024-07-01T14:15:00Z') };
  const record = () =>
    inTransaction(db, (client) =>
      recordPredictions(client, [aPrediction(), aPrediction({ matchId: 2 })], {
        sport: 'football',
        window,
        origin: 'clock-set',
        now: new Date('2024-07-01T13:45:00Z'),
      }),
    );

  it('shows head, check and the proof of the last predictions', async () => {
    const written = await record();
    const site = aConsoleSite(db, { figures: { ledger: { figures: { faults: 0, records: 1, ageSeconds: 120 } } } });
    expect(await summaryOf('ledger', site)).toEqual({ state: 'fine', text: '1 record; whole, checked 2 min ago' });
    const text = await textOf('ledger', site);
    expect(text).toContain(`record 1, ${written?.hash}`);
    expect(text).toContain('The stored predictions result in the recorded root.');
  });

  it('is at fault when a stored prediction was changed, a check found a fault, or none was made for six hours', async () => {
    await record();
    const checkedBy = (figures: { faults: number; records: number; ageSeconds: number }) =>
      aConsoleSite(db, { figures: { ledger: { figures } } });
    expect((await summaryOf('ledger', checkedBy({ faults: 1, records: 1, ageSeconds: 1 }))).state).toBe('fault');
    expect((await summaryOf('ledger', checkedBy({ faults: 0, records: 1, ageSeconds: 6 * 3_600 + 1 }))).state).toBe('fault');
    expect((await summaryOf('ledger')).state).toBe('fine');
    await withTriggersOff(db, (client) =>
      client.query('update predictions set home_chance = home_chance - 0.01, away_chance = away_chance + 0.01'),
    );
    expect(await summaryOf('ledger')).toMatchObject({ state: 'fault', text: expect.stringContaining('do not result in their root') });
  });

  it('names the witnesses who signed, how far, and those that have not', async () => {
    const origin = 'tips.example/ledger';
    await storeCheckpoint(db, { origin, size: 7, root: 'cm9vdA==', note: 'note', verifierKey: 'key' }, now);
    await storeCheckpoint(db, { origin, size: 9, root: 'cm9vdA==', note: 'note', verifierKey: 'key' }, now);
    await storeCosignature(
      db,
      { origin, size: 7, witness: 'honest.example/w1', keyId: '0a1b2c3d', line: '—\n', cosignedAt: hoursAgo(1) },
      now,
    );
    const { signing, ...settings } = aConsoleSite(db).settings;
    const site = {
      ...aConsoleSite(db),
      settings: {
        ...settings,
        signing: { ...signing, publicUrl: 'https://tips.example', witnesses: [{ key: { name: 'silent.example/w2' } } as never] },
      },
    };
    expect(await summaryOf('ledger', site)).toMatchObject({
      state: 'waiting',
      text: expect.stringContaining('1 witness without a signature'),
    });
    expect(await textOf('ledger', site)).toMatch(
      /silent\.example\/w2 yes never .*honest\.example\/w1 no longer 2026-03-01 07:00 1 h ago 7 2/,
    );
  });
});

describe('backups', () => {
  const settings = { BACKUP_FOLDER: '/backups', BACKUP_EVERY: '24' };
  const site = aConsoleSite(db, { settings });
  const attempt = (hours: number, problem?: string) =>
    recordBackup(db, {
      startedAt: hoursAgo(hours),
      endedAt: hoursAgo(hours - 0.1),
      file: `backup-${hours}.gz`,
      bytes: 5_000_000,
      checked: problem === undefined ? { rows: 1_234, records: 56 } : undefined,
      problem,
    });

  it('wait for a setting, then for the first', async () => {
    expect(await summaryOf('backups')).toMatchObject({ state: 'waiting', text: expect.stringContaining('BACKUP_FOLDER is not set') });
    expect(await summaryOf('backups', site)).toEqual({ state: 'waiting', text: 'none was restored and verified yet' });
  });

  it('are fine up to twice the time between two, and at fault after it or when the last failed', async () => {
    await attempt(47);
    expect(await summaryOf('backups', site)).toEqual({ state: 'fine', text: 'restored and verified 47 h ago' });
    expect((await summaryOf('backups', aConsoleSite(db, { settings: { ...settings, BACKUP_EVERY: '23' } }))).state).toBe('fault');
    await attempt(1, 'the ledger has a fault');
    expect(await summaryOf('backups', site)).toEqual({ state: 'fault', text: 'restored and verified 47 h ago; the last one failed' });
    expect(await textOf('backups', site)).toMatch(
      /backup-1\.gz Failed the ledger has a fault .*backup-47\.gz restored and verified .* 1,234 56/,
    );
  });

  it('are at fault when their disk has less than a tenth left', async () => {
    await attempt(1);
    const roomOf = (freeBytes: number) =>
      aConsoleSite(db, { settings, figures: { room: { folders: [{ name: 'backups', bytes: 1_000, freeBytes }] } } });
    expect((await summaryOf('backups', roomOf(100))).state).toBe('fine');
    expect(await summaryOf('backups', roomOf(99))).toMatchObject({ state: 'fault', text: expect.stringContaining('disk of backups') });
  });
});

describe('the cache', () => {
  const served = { hit: 750, stale: 50, miss: 190, uncached: 10, outage: 0, busy: 0 };

  it('shows the share of pages from memory', async () => {
    const site = aConsoleSite(db, { figures: { pagesServed: async () => served } });
    expect(await summaryOf('cache', site)).toEqual({ state: 'fine', text: '75.0% of 1,000 pages from memory; no edge in front' });
  });

  it('is at fault while a change waits for the edge for more than fifteen seconds', async () => {
    const purgesOf = (oldestSeconds: number) => aConsoleSite(db, { figures: { purges: { sent: 3, failures: 2, oldestSeconds } } });
    expect(await summaryOf('cache', purgesOf(15))).toMatchObject({ state: 'fine', text: expect.stringContaining('2 failed purges') });
    expect(await summaryOf('cache', purgesOf(16))).toMatchObject({ state: 'fault', text: expect.stringContaining('waited 16 s') });
  });
});

describe('the law', () => {
  // The rows of the table were reviewed on 2026-11-21 at the earliest.
  it('has nothing due, then countries due in the last 30 of 180 days, then overdue ones, first in the list', async () => {
    const at = (day: string) => aConsoleSite(db, { now: new Date(`${day}T12:00:00Z`) });
    expect(await summaryOf('law', at('2026-11-30'))).toEqual({ state: 'fine', text: 'nothing is due; the next review is due in 141 days' });
    expect((await summaryOf('law', at('2027-04-19'))).state).toBe('fine');
    expect(await summaryOf('law', at('2027-04-20'))).toMatchObject({ state: 'waiting', text: expect.stringMatching(/^\d+ countries due/) });
    expect((await summaryOf('law', at('2027-05-21'))).text).toMatch(/\d+ countries overdue, without offers/);
  });

  it('says which setting states the licence of a feed, and what it allows', async () => {
    const text = await textOf('law', aConsoleSite(db, { settings: { LICENCE_API_FOOTBALL: 'show,embeds', LICENCE_NBA_ODDS: 'none' } }));
    expect(text).toContain('api-football show, embeds LICENCE_API_FOOTBALL');
    expect(text).toContain('nba-odds nothing LICENCE_NBA_ODDS');
    expect(text).toContain('openligadb everything, since nothing is set LICENCE_OPENLIGADB');
  });
});
