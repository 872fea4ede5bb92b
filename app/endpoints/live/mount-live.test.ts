import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#app/endpoints/api/open-api-document.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordLiveEvents } from '#data/commands/live/record-live-events.ts';
import { trimLiveEvents } from '#data/commands/live/trim-live-events.ts';
import { inTransaction } from '#data/database/database.ts';
import { listLiveEvents } from '#data/queries/live/list-live-events.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { type EventStream, openEventStream } from '#tests/factories/open-event-stream.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { LiveHub } from './live-hub.ts';
import { mountLive } from './mount-live.ts';
import { StreamPlaces } from './stream-places.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T14:30:00Z');
const day = '2024-04-06';
const limits = { inAll: 8, ofAnAddress: 5, openingsOfAnAddress: 10_000 };
/** Two processes, as far as events are concerned. */
const [here, there] = [await startLive(), await startLive()];
/** One that holds no more than the newest event in memory. */
const forgetful = await startLive(1);
const errors: unknown[] = [];
const streams: EventStream[] = [];
let league: number;

async function startLive(maxInMemory?: number) {
  const hub = new LiveHub({ db, maxInMemory, clock: clockStandingAt(now), failed: (error) => errors.push(error) });
  const app: SiteApp = new Hono();
  mountLive(app, {
    hub,
    places: new StreamPlaces(limits),
    clock: clockStandingAt(now),
    pollHeaders: {},
    headersOf: () => ({ 'X-Request-Id': 'request-12' }),
    networkOf: ({ headers }) => (headers['x-network'] as string | undefined) ?? '198.51.100.1',
    reportError: (error) => errors.push(error),
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  afterAll(async () => {
    await hub.stop();
    server.close();
  });
  return { hub, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', `${day}T14:00:00Z`),
    feedMatch('Manchester City', 'Manchester United', `${day}T16:30:00Z`),
    feedMatch('Everton', 'Manchester City', '2024-04-07T14:00:00Z'),
  ]);
  const { rows } = await db.query<{ id: number }>('select tournament_id as id from matches where id = 1');
  league = rows[0]?.id as number;
});
beforeEach(async () => {
  await db.query("truncate live_events, live_states, push_messages; update matches set status = 'scheduled', minute = null");
  await db.query('delete from match_events');
  errors.length = 0;
  await Promise.all([here, there, forgetful].map(({ hub }) => hub.start()));
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await waitFor(() => expect([here, there, forgetful].map(({ hub }) => hub.listeners)).toEqual([0, 0, 0]));
});

/** Puts a match into a minute, which records one event, and notifies hubs as the database would. */
async function play(id: number, minute: number, ...told: LiveHub[]): Promise<void> {
  await playMinutes(id, [minute]);
  for (const hub of told) hub.changed();
}

/** Puts a match into one minute after the other in one transaction, so that no reader sees one without the others. */
async function playMinutes(id: number, minutes: readonly number[]): Promise<void> {
  await inTransaction(db, async (client) => {
    for (const minute of minutes) {
      await client.query('update matches set minute = $2 where id = $1', [id, minute]);
      await recordLiveEvents(client, [`match:${id}`], now);
    }
  });
}

async function open(query: string, { at = here, headers = {} }: { at?: typeof here; headers?: Record<string, string> } = {}) {
  const stream = await openEventStream(`${at.address}/api/live?${query}`, headers);
  streams.push(stream);
  return stream;
}

const minutesOf = (stream: EventStream) => stream.dataOf('clock').map(({ minute }) => minute);
const lastOf = async () => (await listLiveEvents(db, 0, 10_000)).at(-1)?.sequence as number;

/** Requests events, and checks the answer against the schema that the API's description promises for its status. */
async function poll(query: string, at = here) {
  const answer = await fetch(`${at.address}/api/live/events?${query}`);
  const body = await answer.json();
  const promised = openApiDocument.paths['/api/live/events'].get.responses[answer.status as 200].content['application/json'].schema;
  const schema = '$ref' in promised ? openApiDocument.components.schemas.Error : promised;
  expect(z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body).error).toBeUndefined();
  return { status: answer.status, body, headers: answer.headers };
}

describe('a stream', () => {
  it('begins with the present, a pause for coming back that differs, and the place from which it goes on', async () => {
    await play(1, 5);
    await here.hub.start();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open('match=1')));
    const [hello, ready] = [await opened[0]?.first('hello'), await opened[0]?.first('ready')];
    expect(hello).toEqual({ event: 'hello', id: await lastOf(), retry: expect.any(Number), data: { now: '2024-04-06T14:30:00.000Z' } });
    expect(ready).toEqual({ event: 'ready', id: await lastOf(), retry: undefined, data: {} });
    const pauses = await Promise.all(opened.map(async (stream) => (await stream.first('hello')).retry as number));
    expect(pauses.every((ms) => ms >= 1_000 && ms <= 6_000)).toBe(true);
    expect(new Set(pauses).size).toBeGreaterThan(1);
    expect(opened[0]?.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': 'request-12',
    });
  });

  it('tells what happens by match, by competition and by day, each event once', async () => {
    const byMatch = await open('match=1');
    const byAll = await open(`match=1&competition=${league}&day=${day}`);
    const byOther = await open('match=2&day=2024-04-07');
    await Promise.all([byMatch, byAll, byOther].map((stream) => stream.first('ready')));
    await play(1, 7, here.hub);
    await play(2, 1, here.hub);
    await byOther.first('clock');
    await waitFor(() => expect(minutesOf(byAll)).toEqual([7, 1]));
    expect(minutesOf(byMatch)).toEqual([7]);
    expect(minutesOf(byOther)).toEqual([1]);
    expect(byMatch.frames.at(-1)).toEqual({
      event: 'clock',
      id: (await lastOf()) - 1,
      retry: undefined,
      data: { match: 1, period: null, minute: 7, addedMinute: null, at: '2024-04-06T14:30:00.000Z' },
    });
  });

  it.each([
    ['from memory', here],
    ['from the database', forgetful],
  ])('of a day tells no yellow card, line-up or details, neither as they happen nor %s afterwards', async (_, again) => {
    await play(1, 1);
    await here.hub.start();
    const before = await lastOf();
    const [byDay, byMatch] = [await open(`day=${day}`), await open('match=1')];
    await Promise.all([byDay, byMatch].map((stream) => stream.first('ready')));
    await inTransaction(db, async (client) => {
      await client.query(
        `insert into match_events (match_id, sequence, minute, side, kind)
         values (1, 1, 20, 'home', 'yellow-card'), (1, 2, 21, 'home', 'substitution'), (1, 3, 22, 'away', 'red-card')`,
      );
      await recordLiveEvents(client, ['match:1'], now);
    });
    here.hub.changed();
    await byMatch.first('details');
    await byDay.first('card');
    expect(byMatch.dataOf('card').map(({ card }) => card.kind)).toEqual(['yellow-card', 'red-card']);
    expect(byDay.frames.map(({ event, data }) => data.card?.kind ?? event)).toEqual(['hello', 'ready', 'red-card']);
    await again.hub.start();
    const [dayAgain, matchAgain] = [
      await open(`day=${day}&after=${before}`, { at: again }),
      await open(`match=1&after=${before}`, { at: again }),
    ];
    await Promise.all([dayAgain, matchAgain].map((stream) => stream.first('ready')));
    expect(dayAgain.frames.map(({ event }) => event)).toEqual(['hello', 'card', 'ready']);
    expect(matchAgain.frames.map(({ event }) => event)).toEqual(['hello', 'card', 'card', 'details', 'ready']);
  });

  it('goes on behind what its browser knows, at either of two processes, without loss or repetition while events come all the time', async () => {
    await play(1, 0);
    await Promise.all([here, there].map(({ hub }) => hub.start()));
    const first = await lastOf();
    const minutes = howMany(60, 150);
    const heard: number[] = [];
    let isOver = false;
    const writing = (async () => {
      // One of the two processes hears of each only some time later, with the next.
      for (let minute = 1; minute <= minutes; minute += 1) await play(1, minute, minute % 3 === 0 ? here.hub : there.hub);
      isOver = true;
    })();
    let last = first;
    for (let visit = 0; !isOver || last < (await lastOf()); visit += 1) {
      const at = visit % 2 === 0 ? here : there;
      const stream = await open('match=1', { at, headers: { 'Last-Event-ID': String(last) } });
      await stream.first('ready');
      await waitFor(() => expect(isOver || minutesOf(stream).length > 0).toBe(true));
      const ids = stream.frames.filter(({ event }) => event === 'clock').map(({ id }) => id as number);
      stream.close();
      heard.push(...ids);
      last = Math.max(last, ...ids);
      // Its place is free only then.
      await waitFor(() => expect(at.hub.listeners).toBe(0));
    }
    await writing;
    expect(heard).toEqual((await listLiveEvents(db, first, 1_000)).map(({ sequence }) => sequence));
    expect(heard).toHaveLength(minutes);
    expect(errors).toEqual([]);
  }, 60_000);

  it('knows at once what another process has told, though nobody has notified this one yet', async () => {
    await playMinutes(1, [3, 4]);
    const stream = await open('match=1', { headers: { 'Last-Event-ID': String((await lastOf()) - 1) } });
    expect(await stream.first('ready')).toMatchObject({ id: await lastOf() });
    expect(minutesOf(stream)).toEqual([4]);
  });

  it('tells matches as a whole to whoever comes with an event that is no longer kept', async () => {
    for (const minute of [1, 2, 3]) await play(1, minute);
    await trimLiveEvents(db, new Date(now.getTime() + 1));
    await here.hub.start();
    const stream = await open(`day=${day}&after=1`);
    expect(await stream.first('ready')).toMatchObject({ id: await lastOf() });
    expect(minutesOf(stream)).toEqual([]);
    expect(stream.dataOf('state')).toEqual([
      {
        match: 1,
        status: 'scheduled',
        kickoffUtc: '2024-04-06T14:00:00Z',
        period: null,
        minute: 3,
        addedMinute: null,
        forecast: null,
        score: null,
        penalties: null,
        prediction: null,
        silentSince: null,
        goals: [],
        cards: [],
        odds: [null, null, null],
        tips: [],
      },
    ]);
  });

  it('tells matches as a whole to whoever has missed more than 500 events', async () => {
    await db.query(
      `insert into live_events (match_id, tournament_id, day, kind, event, happened_at)
       select 1, $1, $2, 'clock', jsonb_build_object('kind', 'clock', 'minute', n), $3 from generate_series(1, 501) n`,
      [league, day, now],
    );
    await play(1, 9);
    await here.hub.start();
    const last = await lastOf();
    expect((await poll(`match=1&after=${last - 501}`)).body.data).toMatchObject({ last, events: [], states: [{ match: 1, minute: 9 }] });
    await forgetful.hub.start();
    const [more, fewer] = [
      await open(`match=1&after=${last - 501}`, { at: forgetful }),
      await open(`match=1&after=${last - 500}`, { at: forgetful }),
    ];
    await Promise.all([more, fewer].map((stream) => stream.first('ready')));
    expect([more.dataOf('state').length, more.dataOf('clock').length]).toEqual([1, 0]);
    expect([fewer.dataOf('state').length, fewer.dataOf('clock').length]).toEqual([0, 500]);
  });

  it('tells matches as a whole, and goes on from the present, where the database was restored to before what its browser knows', async () => {
    await play(1, 9);
    await here.hub.start();
    const last = await lastOf();
    const stream = await open(`match=1&after=${last + 1_000}`);
    expect(await stream.first('ready')).toMatchObject({ id: last });
    expect(stream.dataOf('state')).toHaveLength(1);
    await play(1, 10, here.hub);
    await stream.first('clock');
    expect(minutesOf(stream)).toEqual([10]);
  });

  it('is closed when its browser does not read, which misses nothing when it comes again', async () => {
    await play(1, 1);
    await here.hub.start();
    const before = await lastOf();
    const { port } = new URL(here.address);
    const slow = connect(Number(port), '127.0.0.1').pause();
    slow.write('GET /api/live?match=1 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await waitFor(() => expect(here.hub.listeners).toBe(1));
    // What the system holds for the two sockets comes on top of what waits here.
    const long = 'x'.repeat(500_000);
    for (let round = 0; here.hub.listeners > 0; round += 1) {
      await db.query(
        `insert into live_events (match_id, tournament_id, day, kind, event, happened_at)
         values (1, $1, $2, 'clock', $3, $4)`,
        [league, day, { kind: 'clock', minute: round, note: long }, now],
      );
      await here.hub.catchUp(await lastOf());
    }
    slow.destroy();
    const back = await open(`match=1&after=${before}`);
    await back.first('ready');
    expect(minutesOf(back)).toEqual(Array.from({ length: (await lastOf()) - before }, (_, round) => round));
  }, 60_000);

  it('of a browser that does not read is sent nothing more once all streams have ended', async () => {
    await play(1, 1);
    const before = await lastOf();
    // More than the system buffers for a socket without a reader, so that the end of the stream cannot be sent.
    const long = 'x'.repeat(8_000_000);
    await db.query(
      `insert into live_events (match_id, tournament_id, day, kind, event, happened_at)
       values (1, $1, $2, 'clock', $3, $4)`,
      [league, day, { kind: 'clock', minute: 2, note: long }, now],
    );
    await here.hub.start();
    const { port } = new URL(here.address);
    const slow = connect(Number(port), '127.0.0.1');
    slow.write(`GET /api/live?match=1&after=${before} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    // What was missed is written in one piece.
    await new Promise((began) => slow.once('data', began));
    slow.pause();
    await db.query('truncate live_events, push_messages');
    here.hub.changed();
    await waitFor(() => expect(here.hub.last).toBe(0));
    expect(here.hub.listeners).toBe(0);
    here.hub.cut(true);
    here.hub.cut(false);
    slow.destroy();
  });

  it('gets its headers and nothing else when only these are asked for', async () => {
    const { status, headers, body } = await askRaw(here.address, '/api/live?match=1', {}, 'HEAD');
    expect([status, headers['content-type'], body]).toEqual([200, 'text/event-stream; charset=utf-8', '']);
    expect(here.hub.listeners).toBe(0);
  });

  it('says that the site hears of no changes, to those who listen and to those who come', async () => {
    const early = await open('match=1');
    await early.first('ready');
    here.hub.cut(true);
    await early.first('cut');
    const late = await open('match=1');
    await late.first('cut');
    expect(late.frames.map(({ event }) => event)).toEqual(['hello', 'ready', 'cut']);
    const refused = await poll('match=1');
    expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    here.hub.cut(false);
    await Promise.all([early, late].map((stream) => stream.first('beat')));
    expect((await poll('match=1')).status).toBe(200);
  });

  it('is ended when the site stops, and not opened any more', async () => {
    const stream = await open('match=1');
    await stream.first('ready');
    await here.hub.stop();
    await waitFor(() => expect(stream.isEnded).toBe(true));
    expect((await open('match=1')).response.statusCode).toBe(503);
  });
});

describe('the places', () => {
  it('are limited for each address and in all; beyond them the caller is told to poll, and may', async () => {
    const own = await Promise.all(Array.from({ length: limits.ofAnAddress }, () => open('match=1')));
    const refused = await askRaw(here.address, '/api/live?match=1');
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.body).error]).toEqual([
      429,
      '60',
      { code: 'too_many_streams', message: 'Too many streams are open; poll /api/live/events instead.', parameter: null },
    ]);
    expect((await poll('match=1')).status).toBe(200);
    const others = await Promise.all([1, 2, 3].map((at) => open('match=1', { headers: { 'X-Network': `203.0.113.${at}` } })));
    expect(others.map(({ response }) => response.statusCode)).toEqual([200, 200, 200]);
    expect((await open('match=1', { headers: { 'X-Network': '203.0.113.4' } })).response.statusCode).toBe(429);
    own[0]?.close();
    await waitFor(async () => expect((await open('match=1')).response.statusCode).toBe(200));
  });
});

describe('a poll', () => {
  it('tells what happened behind an event, and the place from which the next one goes on', async () => {
    await play(1, 1);
    await play(2, 1);
    await play(1, 2);
    const last = await lastOf();
    expect((await poll(`match=1&after=${last - 2}`)).body.data).toEqual({
      last,
      now: '2024-04-06T14:30:00.000Z',
      events: [{ sequence: last, kind: 'clock', match: 1, period: null, minute: 2, addedMinute: null, at: '2024-04-06T14:30:00.000Z' }],
      states: [],
    });
    expect((await poll(`match=1&after=${last}`)).body.data).toMatchObject({ last, events: [], states: [] });
    expect((await poll('match=1')).body.data).toMatchObject({ last, events: [], states: [] });
  });
});

it.each([
  ['', 'missing_parameter', 'match', 'match, competition, day or sport is needed.'],
  ['match=', 'malformed_id', 'match', '"" is no match\'s number; several are joined by commas, as 12,13.'],
  ['match=1,zwei', 'malformed_id', 'match', '"zwei" is no match\'s number; several are joined by commas, as 12,13.'],
  [
    'competition=9999999999',
    'malformed_id',
    'competition',
    '"9999999999" is no competition\'s number; several are joined by commas, as 12,13.',
  ],
  ['day=2026-02-30', 'malformed_day', 'day', 'day is one such as 2026-11-21, or several joined by commas, not "2026-02-30".'],
  [
    `match=${Array.from({ length: 201 }, (_, at) => at + 1)}`,
    'out_of_range',
    null,
    'At most 200 matches, competitions and days can be watched at once, not 201.',
  ],
  ['sport=tennis,golf', 'unknown_sport', 'sport', 'sport is one of football, tennis, basketball, or several joined by commas, not "golf".'],
  ['match=1&after=-1', 'malformed_id', 'after', 'after is the number of an event, not "-1".'],
  ['match=1&match=2', 'repeated_parameter', 'match', 'match may be given once; a list is joined by commas.'],
  ['match=1&team=2', 'unknown_parameter', 'team', 'There is no parameter "team" here; known: match, competition, day, sport, after.'],
])('refuses "%s", by stream and by poll', async (query, code, parameter, message) => {
  const { status, body } = await poll(query);
  expect([status, body.error]).toEqual([400, { code, message, parameter }]);
  const stream = await askRaw(here.address, `/api/live?${query}`);
  expect([stream.status, JSON.parse(stream.body).error]).toEqual([400, { code, message, parameter }]);
});

it('refuses a header that names no event', async () => {
  const { status, body } = await askRaw(here.address, '/api/live?match=1', { 'Last-Event-ID': 'x' });
  expect([status, JSON.parse(body).error.message]).toEqual([400, 'the header Last-Event-ID is the number of an event, not "x".']);
});
