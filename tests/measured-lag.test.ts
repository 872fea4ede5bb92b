import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLagCounter } from '#app/endpoints/live/lag-counter.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { countLags } from '#data/commands/live/count-lags.ts';
import { countPauses } from '#data/commands/live/count-pauses.ts';
import { trimLiveLags } from '#data/commands/live/trim-live-lags.ts';
import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listLiveEvents } from '#data/queries/live/list-live-events.ts';
import { lagsByCompetition, listLiveLags } from '#data/queries/live/list-live-lags.ts';
import { listSourcePauses } from '#data/queries/live/list-source-pauses.ts';
import { countDelays } from '#domain/live/delay-histogram.ts';
import { markSilentMatches } from '#jobs/mark-silent-matches.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const kickoff = '2024-04-06T14:00:00Z';
/** Returns a moment so many seconds after the kick-off. */
const at = (seconds: number) => new Date(Date.parse(kickoff) + seconds * 1_000);
const failures: unknown[] = [];
const lags = createLagCounter(db, (error) => failures.push(error));
await storeCatalogue(db, smallCatalogue(), at(-1_000_000));
afterAll(() => expect(failures).toEqual([]));

beforeEach(async () => {
  await db.query(
    'truncate matches, quotes, external_ids, changes, live_events, live_states, match_reports, live_lags, live_lag_sums, source_pauses, feed_runs restart identity cascade',
  );
});

const asked = { name: 'api-football', isSimulated: false, call: { name: 'fixtures?live=all', everySeconds: 15 } };
const derby = (more: Partial<FeedMatch>) => ({ ...feedMatch('Arsenal', 'Everton', kickoff, more), externalId: '551' });
const goalless = { status: 'live', live: { period: 'first-half', minute: 1 }, score: { current: { home: 0, away: 0 } } } as const;
const oneNil = { ...goalless, score: { current: { home: 1, away: 0 } } } as const;

/** Stores a source's report on the match so many seconds after its kick-off. */
const say = (seconds: number, match: Partial<FeedMatch>, feed: Parameters<typeof ingestAnswer>[1] = asked) =>
  ingestAnswer(db, feed, at(seconds), [derby(match)]);
/** Returns the measured events so far: their kind, the source, and the seconds after the kick-off from which their delay counts. */
const measured = async () =>
  (await listLiveEvents(db, 0, 1_000)).flatMap(({ event, source, sinceAt }) =>
    sinceAt == null ? [] : [[event.kind, source, (sinceAt.getTime() - at(0).getTime()) / 1_000]],
  );

describe('the delay of a live change', () => {
  it('counts from the word of its source before, in which it was not yet', async () => {
    await say(0, goalless);
    await say(15, { ...goalless, live: { period: 'first-half', minute: 2 } });
    await say(30, oneNil);
    await say(45, { ...oneNil, live: { period: 'half-time' } });
    expect(await measured()).toEqual([
      ['score', 'api-football', 15],
      ['status', 'api-football', 30],
    ]);
  });

  it('counts from the time of the source itself, where that is new with the change and not ahead of the clock', async () => {
    await say(0, { ...goalless, revisedAt: at(-2) });
    await say(60, { ...oneNil, revisedAt: at(52) });
    await say(120, { ...oneNil, score: { current: { home: 2, away: 0 } }, revisedAt: at(52) });
    await say(180, { ...oneNil, score: { current: { home: 3, away: 0 } }, revisedAt: at(190) });
    expect((await measured()).map(([, , since]) => since)).toEqual([52, 60, 120]);
  });

  it('counts from the kick-off at the earliest, and not at all of what nobody had told before', async () => {
    await say(-3_600, {});
    await say(20, goalless);
    expect(await measured()).toEqual([['status', 'api-football', 0]]);
    await db.query('delete from live_events; delete from live_states; delete from match_reports');
    await say(40, oneNil);
    expect(await measured()).toEqual([]);
  });

  it('counts from the reading before of a feed of files, and of prices, tips and fixtures there is none', async () => {
    const files = { name: 'demonstration', isSimulated: true };
    await say(-1_800, {}, files);
    await say(600, goalless, files);
    await say(605, oneNil, files);
    await db.query("update feed_runs set state = 'succeeded'");
    await say(
      610,
      {
        ...oneNil,
        quotes: [{ bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt: at(-60), prices: [1.8, 3.4, 4.2] }],
      },
      files,
    );
    expect(await measured()).toEqual([
      ['status', 'demonstration', 0],
      ['score', 'demonstration', 600],
    ]);
  });

  it('is counted when it is sent, by source and competition, over four weeks', async () => {
    await say(0, goalless);
    await say(15, oneNil);
    lags.count(await listLiveEvents(db, 0, 1_000), at(16));
    lags.count(await listLiveEvents(db, 0, 1_000), at(25));
    await lags.settle();
    // 16 and 25 seconds after the word before.
    const lag = { changes: 2, p50: 16, p95: 25 };
    expect(await listLiveLags(db)).toMatchObject([
      { source: 'api-football', ...lag, competitions: [{ competition: 'england.premier-league', ...lag }] },
    ]);
    expect([...lagsByCompetition(await listLiveLags(db))]).toEqual([]);
    const { rows } = await db.query<{ id: number }>('select tournament_id as id from matches');
    await countLags(db, [
      {
        day: '2024-04-06',
        source: 'openligadb',
        tournamentId: rows[0]?.id as number,
        counts: countDelays(Array.from({ length: 18 }, () => 170)),
      },
    ]);
    expect([...lagsByCompetition(await listLiveLags(db))]).toEqual([[rows[0]?.id, { changes: 20, p50: 180, p95: 180 }]]);
    await db.query("delete from live_lags where source = 'openligadb'; delete from live_lag_sums where source = 'openligadb'");
    await trimLiveLags(db, at(27 * 86_400));
    expect(await listLiveLags(db)).toMatchObject([lag]);
    // The day after one more, which took long: it alone is left when the first day is over.
    lags.count(await listLiveEvents(db, 0, 1_000), at(86_400));
    await lags.settle();
    expect(await listLiveLags(db)).toMatchObject([{ changes: 3 }]);
    await trimLiveLags(db, at(28 * 86_400));
    expect(await listLiveLags(db)).toMatchObject([{ changes: 1, p50: Number.POSITIVE_INFINITY }]);
    await trimLiveLags(db, at(29 * 86_400));
    expect(await listLiveLags(db)).toEqual([]);
  });
});

describe('a source', () => {
  const pauses = async () => (await listSourcePauses(db, at(0))).get('api-football');
  it('is known by the pauses between its words on matches that are on, also where nothing has changed', async () => {
    await say(-600, {});
    await say(0, goalless);
    await say(15, goalless);
    await confirmMatchReports(db, { provider: 'api-football', call: 'fixtures?live=all', now: at(75) });
    expect(await pauses()).toEqual(countDelays([15, 60]));
    await say(7_000, { ...oneNil, status: 'finished' });
    expect(await pauses()).toEqual(countDelays([15, 60]));
  });
});

describe('a match whose source is silent', () => {
  const lookAt = (seconds: number) =>
    markSilentMatches.run({ db, clock: { now: () => at(seconds) }, signal: new AbortController().signal });
  /** Returns the time since which the match is without news: in its row, and in the events that report it. */
  const silence = async () => {
    const { rows } = await db.query<{ since: Date | null }>('select silent_since as since from matches');
    const told = (await listLiveEvents(db, 0, 1_000)).flatMap(({ event }) => (event.kind === 'silence' ? [event.since] : []));
    return { since: rows[0]?.since ?? null, told };
  };
  const lastWord = '2024-04-06T14:00:00Z';

  it('for longer than usual says so, once, and no longer when the source speaks, whatever it says', async () => {
    await say(0, goalless);
    await lookAt(120);
    expect(await silence()).toEqual({ since: null, told: [] });
    await lookAt(121);
    await lookAt(131);
    expect(await silence()).toEqual({ since: at(0), told: [lastWord] });
    const { rows } = await db.query<{ topics: string[] }>('select topics from changes order by version desc limit 1');
    expect(rows[0]?.topics).toEqual(expect.arrayContaining(['match:1', 'day:2024-04-06']));
    await say(140, goalless);
    expect(await silence()).toEqual({ since: null, told: [lastWord, null] });
  });

  it('as long as is usual for it says nothing', async () => {
    await countPauses(
      db,
      'api-football',
      Array.from({ length: 40 }, () => 250),
      at(-60),
    );
    await say(0, goalless);
    await lookAt(900);
    expect((await silence()).since).toBeNull();
    await lookAt(901);
    expect((await silence()).since).toEqual(at(0));
  });

  it('says so no longer when the source answers that nothing has changed, and when the match is over', async () => {
    await say(0, goalless);
    await lookAt(200);
    await confirmMatchReports(db, { provider: 'api-football', call: 'fixtures?live=all', now: at(205) });
    await lookAt(210);
    expect(await silence()).toEqual({ since: null, told: [lastWord, null] });
    await lookAt(400);
    await say(7_000, { ...oneNil, status: 'finished' });
    expect(await silence()).toMatchObject({ since: null, told: [lastWord, null, '2024-04-06T14:03:25Z', null] });
  });

  it('of files says so by what is usual between two readings, once that is known', async () => {
    const files = { name: 'demonstration', isSimulated: true };
    await say(0, goalless, files);
    await lookAt(3_000);
    expect((await silence()).since).toBeNull();
    await countPauses(
      db,
      'demonstration',
      Array.from({ length: 20 }, () => 900),
      at(0),
    );
    await lookAt(3_001);
    expect((await silence()).since).toBeNull();
    await lookAt(3_601);
    expect((await silence()).since).toEqual(at(0));
    await say(3_605, goalless, files);
    await lookAt(3_610);
    expect((await silence()).since).toBeNull();
  });
});
