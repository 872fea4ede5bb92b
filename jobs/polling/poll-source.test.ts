import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listSourceProblems } from '#data/queries/sources/list-source-problems.ts';
import { quotaOfHeader } from '#data/sources/quota-of-header.ts';
import { type Source, SourceAnswerError, type SourceCall } from '#data/sources/source.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { nextCallAt } from './next-call.ts';
import { pollSource } from './poll-source.ts';
import { footballKind } from './source-kind.ts';
import type { FetchedAnswer } from './take-answer.ts';

const { db } = await createTestDatabase();
const key = 'secret-of-the-operator';
const kickoff = Date.parse('2024-04-06T14:00:00Z');

/** The provider's answer, set by each test; the provider is a server on loopback that records the requests. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[] = [];
const provider = createServer((request, response) => {
  requests.push({ path: (request.url ?? '').replace(/\?.*/, ''), headers: request.headers });
  answer(request, response);
});
await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
const address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const scores = (home: number, away: number, more: Partial<FeedMatch> = {}) =>
  JSON.stringify([
    {
      ...feedMatch('Arsenal', 'Everton', new Date(kickoff).toISOString()),
      status: 'live',
      live: { period: 'first-half', minute: 30 },
      score: { current: { home, away } },
      ...more,
    },
  ]);

/** Returns a source of one call, whose answers are lists of matches in the form of feeds. */
const sourceOf = (more: Partial<Source> = {}, call: Partial<ReturnType<Source['calls']>[number]> = {}): Source => ({
  name: 'provider',
  budget: { perMinute: 10, perDay: 100 },
  calls: () => [
    {
      name: 'scores',
      url: new URL(`${address}/scores?key=${key}`),
      headers: { 'X-Key': key },
      everySeconds: 15,
      maxBytes: 100_000,
      ...call,
    },
  ],
  read({ name }, text) {
    let read: unknown;
    try {
      read = JSON.parse(text);
    } catch {
      throw new SourceAnswerError(`${name}: the answer is no JSON`);
    }
    if (!Array.isArray(read)) throw new SourceAnswerError(`${name}: the answer is no list`);
    const matches = read.map((match) => ({ ...match, kickoff: { known: true, utc: new Date(match.kickoff.utc) } }));
    return { source: name, rows: matches.length, matches, problems: [], progress: { done: 1, total: 1 } };
  },
  ...more,
});

/** Polls the source so many seconds after the kick-off. */
const pollAt = (seconds: number, source = sourceOf(), signal = new AbortController().signal) =>
  pollSource(
    { db, clock: { now: () => new Date(kickoff + seconds * 1_000) }, signal },
    source,
    footballKind,
    () => 0,
    Number.POSITIVE_INFINITY,
  );
const storedScores = async () =>
  (await db.query('select home_goals, away_goals from matches')).rows.map(({ home_goals: home, away_goals: away }) => `${home}:${away}`);

beforeEach(async () => {
  requests = [];
  await db.query('truncate source_calls, source_budgets, source_quotas, source_problems, unknown_names, matches cascade');
  await storeCatalogue(db, smallCatalogue(), new Date(kickoff));
  answer = (_request, response) => response.setHeader('ETag', '"one"').end(scores(1, 0));
});

describe('a source on the network', () => {
  it('is asked when its time has come, with the marks of its last answer, and a goal taken back is taken back', async () => {
    expect(await pollAt(0)).toMatchObject({ taken: ['scores'] });
    expect(await storedScores()).toEqual(['1:0']);
    expect(await pollAt(10)).toEqual({ taken: [], unchanged: [], failed: [], postponed: [] });
    answer = (_request, response) => response.writeHead(304).end();
    expect(await pollAt(15)).toMatchObject({ unchanged: ['scores'] });
    answer = (_request, response) => response.setHeader('ETag', '"two"').end(scores(0, 0));
    expect(await pollAt(30)).toMatchObject({ taken: ['scores'] });
    expect(await storedScores()).toEqual(['0:0']);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"', '"one"']);
  });

  it('is asked for an answer that it remembers itself as if it had never answered', async () => {
    const source = sourceOf({}, { isAlwaysWhole: true });
    await pollAt(0, source);
    expect(await pollAt(15, source)).toMatchObject({ taken: ['scores'] });
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it.each([
    ['a large one', 1_000_001, {}, ['scores']],
    ['one that is not', 1_000_000, {}, []],
    ['one that the source remembers itself', 1_000_001, { isAlwaysWhole: true }, []],
  ] as const)('has its answer read elsewhere, where there is such a place: %s', async (_case, size, call, expected) => {
    answer = (_request, response) => response.end(scores(1, 0).padEnd(size));
    const elsewhere: string[] = [];
    let isRead = false;
    const plain = sourceOf({}, { ...call, maxBytes: 2_000_000 });
    const source: Source = {
      ...plain,
      read(...parts) {
        isRead = true;
        return plain.read(...parts);
      },
    };
    const takeElsewhere = async ({ call: { name }, bytes }: FetchedAnswer) => {
      expect(bytes).toHaveLength(size);
      elsewhere.push(name);
    };
    const context = { db, clock: { now: () => new Date(kickoff) }, signal: new AbortController().signal, takeElsewhere };
    expect(await pollSource(context, source, footballKind, () => 0, Number.POSITIVE_INFINITY)).toMatchObject({ taken: ['scores'] });
    expect(elsewhere).toEqual(expected);
    expect(isRead).toBe(elsewhere.length === 0);
  });

  it('is not asked twice by two processes at once, nor by one that goes on for another', async () => {
    const reports = await Promise.all([pollAt(0), pollAt(0), pollAt(1)]);
    expect(reports.flatMap(({ taken }) => taken)).toEqual(['scores']);
    await pollAt(5);
    expect(requests).toHaveLength(1);
  });

  it('is asked for its answer only when the free mark of change differs', async () => {
    let mark = '2024-04-06T14:01:00';
    answer = ({ url = '' }, response) => response.end(url.startsWith('/changed') ? mark : scores(1, 0));
    const source = sourceOf({}, { changeMark: new URL(`${address}/changed`) });
    await pollAt(0, source);
    expect(await pollAt(15, source)).toMatchObject({ unchanged: ['scores'] });
    mark = '2024-04-06T14:20:00';
    expect(await pollAt(30, source)).toMatchObject({ taken: ['scores'] });
    expect(requests.map(({ path }) => path)).toEqual(['/changed', '/scores', '/changed', '/changed', '/scores']);
  });

  it('stores the match of a name that nobody knows once, with a provisional club', async () => {
    answer = (_request, response) => response.end(scores(1, 0, { home: { name: 'FC Nowhere' } }));
    await pollAt(0);
    answer = (_request, response) => response.end(scores(2, 0, { home: { name: 'FC Nowhere' } }));
    await pollAt(15);
    expect(await storedScores()).toEqual(['2:0']);
    const { rows } = await db.query('select p.source, p.tournament, t.name from provisional_clubs p join teams t on t.id = p.team_id');
    expect(rows).toEqual([{ source: 'provider', tournament: 'england.premier-league', name: 'FC Nowhere' }]);
  });

  it('has a problem that comes back with every answer noted once, with its count', async () => {
    const withProblem: Source['read'] = ({ name }) => ({
      source: name,
      rows: 2,
      matches: [],
      problems: [2, 3].map((row) => ({
        source: name,
        row,
        field: 'score',
        value: '-1:0\0',
        code: 'bad-score' as const,
        loses: 'match' as const,
      })),
      progress: { done: 1, total: 1 },
    });
    answer = (_request, response) => response.end('anything');
    for (const seconds of [0, 15, 30]) await pollAt(seconds, sourceOf({ read: withProblem }));
    expect(await listSourceProblems(db)).toEqual([
      {
        source: 'provider',
        code: 'bad-score',
        field: 'score',
        value: '-1:0\uFFFD',
        loses: 'match',
        call: 'scores',
        row: 2,
        lastSeenAt: new Date(kickoff + 30_000),
        times: 3,
      },
    ]);
    expect((await db.query('select 1 from feed_problems')).rowCount).toBe(0);
  });

  it('says when it is asked next', async () => {
    const source = sourceOf();
    const next = (seconds: number) => nextCallAt(db, { source, kind: footballKind }, new Date(kickoff + seconds * 1_000));
    expect(await next(-60)).toEqual(new Date(kickoff - 60_000));
    await pollAt(0);
    expect(await next(5)).toEqual(new Date(kickoff + 15_000));
    answer = (_request, response) => response.writeHead(429, { 'Retry-After': '120' }).end();
    await pollAt(15);
    expect(await next(20)).toEqual(new Date(kickoff + 135_000));
  });

  it('is asked again when a clock is set back, and not when another process is a little ahead', async () => {
    await pollAt(3_600);
    expect((await pollAt(3_550)).taken).toEqual([]);
    expect((await pollAt(0)).taken).toEqual(['scores']);
    expect((await pollAt(15)).taken).toEqual(['scores']);
  });

  it('is asked for one answer at a time where its budget has a pause', async () => {
    const call = sourceOf().calls([], new Date(kickoff))[0] as SourceCall;
    const calls = () => ['one', 'two', 'three'].map((name) => ({ ...call, name }));
    const source = sourceOf({ budget: { perMinute: 2, perDay: 100, pauseSeconds: 3 }, calls });
    expect((await pollAt(0, source)).taken).toEqual(['one']);
    expect((await pollAt(3, source)).taken).toEqual(['two']);
    expect(await pollAt(6, sourceOf({ ...source, calls: () => [...calls(), { ...call, name: 'four' }] }))).toMatchObject({
      taken: [],
      postponed: ['three'],
    });
  });

  it('keeps to the budget of a minute and of a day', async () => {
    const source = sourceOf({ budget: { perMinute: 2, perDay: 3 } });
    const taken = [];
    for (const seconds of [0, 15, 30, 60, 75, 90]) taken.push((await pollAt(seconds, source)).taken.length);
    expect(taken).toEqual([1, 1, 0, 1, 0, 0]);
    expect((await pollAt(120, source)).postponed).toEqual(['scores']);
    expect((await pollAt(10 * 3_600, source)).taken).toEqual(['scores']);
  });

  it('is left alone when it has counted the last call itself, until its count begins again', async () => {
    const quotas = (headers: Headers, now: Date) => quotaOfHeader(headers, 'X-Left', 'minute', new Date(now.getTime() + 60_000));
    const source = sourceOf({ quotas });
    answer = (_request, response) => response.setHeader('X-Left', '1').end(scores(1, 0));
    await pollAt(0, source);
    answer = (_request, response) => response.setHeader('X-Left', '0').end(scores(2, 0));
    expect((await pollAt(15, source)).taken).toEqual(['scores']);
    expect(await pollAt(74, source)).toMatchObject({ taken: [], postponed: ['scores'] });
    expect((await pollAt(75, source)).taken).toEqual(['scores']);
  });

  it('is left alone as well when it counts in a refusal', async () => {
    const quotas = (headers: Headers) => quotaOfHeader(headers, 'X-Left', 'day', new Date('2024-04-07T00:00:00Z'));
    answer = (_request, response) => response.writeHead(429, { 'X-Left': '0', 'Retry-After': '1' }).end();
    expect((await pollAt(0, sourceOf({ quotas }))).failed).toHaveLength(1);
    expect(await pollAt(3_600, sourceOf({ quotas }))).toMatchObject({ failed: [], postponed: ['scores'] });
    expect((await pollAt(10 * 3_600, sourceOf({ quotas }))).failed).toHaveLength(1);
  });
});

describe('a source that fails', () => {
  it.each([
    ['500', (response: ServerResponse) => response.writeHead(500).end(), 'scores: answered 500'],
    ['a redirect', (response: ServerResponse) => response.writeHead(302, { Location: `/else?key=${key}` }).end(), 'scores: answered 302'],
    [
      'a page in place of data',
      (response: ServerResponse) => response.end('<!doctype html><p>Maintenance</p>'),
      'scores: the answer is no JSON',
    ],
    ['errors with status 200', (response: ServerResponse) => response.end('{"errors":{"token":"wrong"}}'), 'scores: the answer is no list'],
    ['a cut answer', (response: ServerResponse) => response.end(scores(1, 0).slice(0, 40)), 'scores: the answer is no JSON'],
    ['too much', (response: ServerResponse) => response.end('x'.repeat(100_001)), 'scores: the answer has more than 100000 bytes'],
    [
      'other bytes than text',
      (response: ServerResponse) => response.end(Buffer.from([0xff, 0xfe, 0x00])),
      'scores: the answer is no UTF-8',
    ],
    ['a connection broken off', (response: ServerResponse) => response.destroy(), 'scores: UND_ERR_SOCKET'],
  ])('with %s says so without its key, changes nothing, and is left alone for longer each time', async (_, fail, problem) => {
    await pollAt(0);
    const good = answer;
    answer = (_request, response) => fail(response);
    expect((await pollAt(15)).failed).toEqual([{ call: 'scores', problem }]);
    // 5 s after the first failure, but not before its own time; then 10, 20 and 40 s.
    for (const [seconds, failed] of [
      [30, 1],
      [45, 1],
      [60, 0],
      [65, 1],
      [95, 0],
      [105, 1],
    ] as const) {
      expect((await pollAt(seconds)).failed, `${seconds} s`).toHaveLength(failed);
    }
    expect(await storedScores()).toEqual(['1:0']);
    const { rows } = await db.query('select failures, problem from source_calls');
    expect(rows).toEqual([{ failures: 5, problem }]);
    expect(JSON.stringify(rows)).not.toContain(key);
    answer = good;
    expect(await pollAt(600)).toMatchObject({ taken: ['scores'] });
    expect((await db.query('select failures, problem from source_calls')).rows).toEqual([{ failures: 0, problem: null }]);
  });

  it('is asked again for a file that is due once a month as soon as its pause after the failure is over', async () => {
    const monthly = sourceOf({}, { everySeconds: 30 * 86_400 });
    const good = answer;
    answer = (_request, response) => response.writeHead(500).end();
    expect((await pollAt(0, monthly)).failed).toHaveLength(1);
    answer = good;
    expect(await pollAt(59, monthly)).toMatchObject({ taken: [], failed: [] });
    expect((await pollAt(60, monthly)).taken).toEqual(['scores']);
    expect((await pollAt(86_400, monthly)).taken).toEqual([]);
  });

  it('is left alone for as long as it asks for', async () => {
    answer = (_request, response) => response.writeHead(429, { 'Retry-After': '120' }).end();
    expect((await pollAt(0)).failed).toHaveLength(1);
    expect((await pollAt(119)).failed).toHaveLength(0);
    expect((await pollAt(120)).failed).toHaveLength(1);
  });
});
