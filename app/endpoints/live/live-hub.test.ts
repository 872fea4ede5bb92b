import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#data/database/database.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { withTriggersOff } from '#tests/factories/with-triggers-off.ts';
import { LiveHub } from './live-hub.ts';

const { db, connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const pool = openDatabase(way.connectionString, 2);
pool.on('error', () => {});
afterAll(() => pool.end());
const now = new Date('2024-04-06T14:30:00Z');
const failures: unknown[] = [];
let hub: LiveHub;

beforeEach(async () => {
  await db.query('truncate live_events, push_messages restart identity');
  failures.length = 0;
  hub = new LiveHub({ db: pool, clock: clockStandingAt(now), failed: (error) => failures.push(error) });
});
afterEach(async () => {
  vi.useRealTimers();
  await hub.stop();
});

/** Writes a clock event of a match, which need not exist. */
const happen = (match: number, minute: number) =>
  withTriggersOff(db, (client) =>
    client.query(
      "insert into live_events (match_id, tournament_id, day, kind, event, happened_at) values ($1, 4, '2024-04-06', 'clock', $2, $3)",
      [match, { kind: 'clock', period: null, minute, addedMinute: null, at: now.toISOString() }, now],
    ),
  );

/** Listens to matches; returns the frames sent, their text, and a function that ends listening. */
function listen(...matches: number[]) {
  const sent: Buffer[] = [];
  const { stop } = hub.listen({ matches, competitions: [], days: [], sports: [] }, { send: (frames) => sent.push(frames), end: () => {} });
  return { sent, stop, text: () => sent.join('') };
}

it('encodes what was gathered once for all who watch the same', async () => {
  await hub.start();
  const [first, second, other] = [listen(1, 2), listen(1, 2), listen(1)];
  await happen(1, 10);
  await happen(2, 20);
  hub.changed();
  hub.changed();
  await waitFor(() => expect(other.sent).toHaveLength(1));
  expect(first.sent).toHaveLength(1);
  expect(second.sent[0]).toBe(first.sent[0]);
  expect(first.text()).toMatch(/^id: 1\nevent: clock\ndata: \{"match":1,.*\n\nid: 2\nevent: clock\ndata: \{"match":2,.*\n\n$/);
  expect(other.text()).toMatch(/^id: 1\nevent: clock\ndata: .*\n\n$/);
  expect([hub.listeners, hub.sent]).toEqual([3, 5]);
});

it('reports what it has sent once it is with all who listen, also where nobody does', async () => {
  await hub.stop();
  const reports: unknown[] = [];
  let first: ReturnType<typeof listen> | undefined;
  hub = new LiveHub({
    db: pool,
    clock: clockStandingAt(now),
    sent: (events, at) => reports.push([events.map(({ matchId }) => matchId), at, first?.sent.length]),
    failed: (error) => failures.push(error),
  });
  await hub.start();
  await happen(1, 10);
  hub.changed();
  await waitFor(() => expect(reports).toEqual([[[1], now, undefined]]));
  first = listen(2);
  await happen(2, 10);
  hub.changed();
  await waitFor(() => expect(reports.at(-1)).toEqual([[2], now, 1]));
});

it('sends nothing to whoever has stopped listening', async () => {
  await hub.start();
  const [gone, still] = [listen(1), listen(1)];
  gone.stop();
  gone.stop();
  await happen(1, 10);
  hub.changed();
  await waitFor(() => expect(still.sent).toHaveLength(1));
  expect([gone.sent.length, hub.listeners]).toEqual([0, 1]);
});

it('drained, ends the streams of that moment evenly over a time, each with the pause after which to come again', async () => {
  await hub.start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: string[] = [];
  const open = (name: string) => {
    const sent: Buffer[] = [];
    const { stop } = hub.listen(
      { matches: [1], competitions: [], days: [], sports: [] },
      {
        send: (frames) => sent.push(frames),
        end() {
          stop();
          ended.push(`${name} after ${sent.join('')}`);
        },
      },
    );
  };
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) open(name);
  const draining = hub.drain(200);
  open('later');
  const counts = [ended.length];
  for (const ms of [50, 50, 50]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(ended.length);
  }
  await vi.advanceTimersByTimeAsync(50);
  await draining;
  // Six in four steps.
  expect(counts).toEqual([2, 4, 5, 6]);
  expect(ended).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} after retry: 100\n\n`));
  expect(hub.listeners).toBe(1);
});

it('beats every fifteen seconds with the last event, whether or not it concerned the listener, and says instead that it is cut off', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await happen(9, 1);
  await hub.start();
  const { text } = listen(1);
  vi.advanceTimersByTime(15_000);
  expect(text()).toBe('id: 1\nevent: beat\ndata: {"now":"2024-04-06T14:30:00.000Z"}\n\n');
  hub.cut(true);
  vi.advanceTimersByTime(15_000);
  expect(text().match(/event: \w+/g)).toEqual(['event: beat', 'event: cut', 'event: cut']);
});

it('reads again what could not be read, though nothing else changes', async () => {
  await hub.start();
  const { text } = listen(1);
  await happen(1, 10);
  await way.cut();
  hub.changed();
  await waitFor(() => expect(failures).not.toEqual([]));
  await way.mend();
  await waitFor(() => expect(text()).toContain('"minute":10'));
});

it('reads what happened while it was cut off as soon as it is not', async () => {
  await hub.start();
  const { text } = listen(1);
  hub.cut(true);
  await happen(1, 10);
  hub.cut(false);
  await waitFor(() => expect(text()).toContain('"minute":10'));
});

it('ends its streams when the database begins anew, as after a restored backup, and goes on from there', async () => {
  await happen(1, 1);
  await happen(1, 2);
  await hub.start();
  const ended = vi.fn();
  hub.listen({ matches: [1], competitions: [], days: [], sports: [] }, { send: () => {}, end: ended });
  await db.query('truncate live_events, push_messages restart identity');
  await happen(1, 7);
  hub.changed();
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(hub.last).toBe(1);
  expect(await hub.missed({ matches: [1], competitions: [], days: [], sports: [] }, 0)).toMatchObject({
    last: 1,
    events: [{ event: { minute: 7 } }],
  });
});

it('lets pages rest on an event only when the notification of it must have come, since fragments may be older', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await happen(1, 1);
  await hub.start();
  expect(hub.shownByPages).toBe(1);
  for (const minute of [2, 3]) {
    await happen(1, minute);
    hub.changed();
    await waitFor(() => expect(hub.last).toBe(minute));
    vi.advanceTimersByTime(600);
  }
  // The second reading is 600 ms old, the first 1,200.
  expect(hub.shownByPages).toBe(2);
  vi.advanceTimersByTime(600);
  expect(hub.shownByPages).toBe(3);
});

it('is late while events wait longer than usual to be read, and for a second after, since pages name those from then on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await hub.start();
  await happen(1, 1);
  hub.changed();
  vi.advanceTimersByTime(400);
  expect(hub.isLate).toBe(false);
  vi.advanceTimersByTime(1);
  expect(hub.isLate).toBe(true);
  await waitFor(() => expect(hub.last).toBe(1));
  const states: string[] = [];
  for (let ms = 0; ms < 1_500; ms += 100) {
    states.push(`${hub.isLate ? 'late' : 'punctual'}, pages name ${hub.shownByPages}`);
    vi.advanceTimersByTime(100);
  }
  expect([...new Set(states)]).toEqual(['late, pages name 0', 'punctual, pages name 1']);
});
