import { beforeAll, describe, expect, it } from 'vitest';
import { listLiveEvents } from '#data/queries/live/list-live-events.ts';
import type { RunningSite } from '#server/start/start-site.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { openEventStream } from '#tests/factories/open-event-stream.ts';
import { type StartedProcess, startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const kickoff = '2024-04-06T14:00:00Z';
const settings = { DATASET: 'real', CLOCK: kickoff, SHUTDOWN_SECONDS: '600', METRICS_TOKEN: 'figures-of-the-streams' };
const source = { name: 'api-football', isSimulated: false, call: { name: 'live', everySeconds: 15 } };
let site: RunningSite;
let other: StartedProcess;

/** Ingests a score that a source reports so many seconds after kick-off. */
const score = (home: number, seconds: number) =>
  ingestAnswer(db, source, new Date(Date.parse(kickoff) + seconds * 1_000), [
    feedMatch('Arsenal', 'Everton', kickoff, {
      status: 'live',
      live: { period: 'first-half', minute: 1 },
      score: { current: { home, away: 0 } },
    }),
  ]);
const eventsAfter = async (sequence: number) => (await listLiveEvents(db, sequence, 1_000)).map((event) => event.sequence);

beforeAll(async () => {
  await score(0, 0);
  site = await startTestSite(way.connectionString, settings);
  other = await startProcess(connectionString, settings);
}, 120_000);

describe('the streams of a site until it stops', { shuffle: false }, () => {
  it('a reader who is cut off again and again hears of every goal once, at either of two processes', async () => {
    const first = (await eventsAfter(0)).at(-1) as number;
    const heard: number[] = [];
    const visits = howMany(6, 12);
    let goals = 0;
    let last = first;
    for (let visit = 0; visit < visits; visit += 1) {
      const stream = await openEventStream(`${visit % 2 === 0 ? site.address : other.address}/api/live?match=1`, {
        'Last-Event-ID': String(last),
      });
      goals += 1;
      await score(goals, goals);
      // One goal is heard live; another one falls while the stream is closed.
      const told = (await eventsAfter(last)).at(-1);
      await waitFor(() => expect(stream.frames.at(-1)?.id).toBe(told));
      const ids = stream.frames.filter(({ event }) => ['status', 'clock', 'score', 'goal'].includes(event)).map(({ id }) => id as number);
      stream.close();
      heard.push(...ids);
      last = ids.at(-1) as number;
      goals += 1;
      await score(goals, goals);
    }
    expect(heard).toEqual((await eventsAfter(first)).filter((sequence) => sequence <= last));
    expect(heard.length).toBeGreaterThan(3 * visits);
  }, 60_000);

  it('a stream of a process that loses its database says so, stays open, and goes on with what happened meanwhile', async () => {
    const [last] = (await eventsAfter(0)).slice(-1) as [number];
    const stream = await openEventStream(`${site.address}/api/live?match=1`, { 'Last-Event-ID': String(last) });
    await stream.first('ready');
    await way.cut();
    await stream.first('cut');
    await score(30, 100);
    expect((await fetch(`${site.address}/api/live/events?match=1`)).status).toBe(503);
    await way.mend();
    await stream.first('goal');
    await score(31, 101);
    const told = await eventsAfter(last);
    await waitFor(() => expect(stream.frames.at(-1)?.id).toBe(told.at(-1)));
    expect(stream.frames.filter(({ event }) => event === 'score' || event === 'goal').map(({ id }) => id)).toEqual(told);
    expect(stream.isEnded).toBe(false);
    stream.close();
  }, 60_000);

  const figures = async () =>
    (await fetch(`${site.address}/metrics`, { headers: { Authorization: 'Bearer figures-of-the-streams' } })).text();

  it('the figures of a site count its open streams and what it sent', async () => {
    const stream = await openEventStream(`${site.address}/api/live?match=1`);
    await stream.first('ready');
    await score(40, 200);
    await stream.first('goal');
    expect(await figures()).toMatch(/^tipledger_live_streams 1$/m);
    expect(await figures()).toMatch(/^tipledger_live_events_sent [1-9]\d*$/m);
    stream.close();
    await waitFor(async () => expect(await figures()).toMatch(/^tipledger_http_requests_total\{kind="stream",status="200"\} [1-9]/m));
  }, 60_000);

  it('the figures of a site count the streams that it refused and the polls that it answered', async () => {
    const ofAnAddress = 100;
    const address = `${site.address}/api/live?match=1`;
    const streams = await Promise.all(Array.from({ length: ofAnAddress + 1 }, () => openEventStream(address)));
    expect(streams.filter(({ response }) => response.statusCode === 429)).toHaveLength(1);
    const polled = Number(/kind="poll",status="200"\} (\d+)$/m.exec(await figures())?.[1] ?? 0);
    expect((await fetch(`${site.address}/api/live/events?match=1`)).status).toBe(200);
    await waitFor(async () => expect(await figures()).toContain(`tipledger_http_requests_total{kind="poll",status="200"} ${polled + 1}\n`));
    expect(await figures()).toContain('tipledger_refusals_total{reason="too_many_streams"} 1\n');
    for (const stream of streams) stream.close();
  }, 60_000);

  it('a site that stops does not wait for its streams', async () => {
    const stream = await openEventStream(`${site.address}/api/live?match=1`);
    await stream.first('ready');
    await site.stop();
    expect(stream.isEnded).toBe(true);
  }, 60_000);
});
