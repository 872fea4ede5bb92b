import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockRunningFrom, systemClock } from '#domain/time/clock.ts';
import type { Job } from '#jobs/job.ts';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { createJobLocks } from './job-locks.ts';
import { type Scheduler, startScheduler } from './scheduler.ts';

const { db, connectionString } = await createTestDatabase();
const started: Scheduler[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(started.splice(0).map((scheduler) => scheduler.stop()));
});

/** Starts a scheduler as another process would run it, and returns its reports. */
function start(job: Job, address = connectionString, beginAfterMs?: number) {
  const ran: string[] = [];
  const failures: unknown[] = [];
  const scheduler = startScheduler([job], {
    db,
    clock: systemClock,
    locks: createJobLocks(() => address),
    ...(beginAfterMs === undefined ? {} : { beginAfterMs }),
    ran: (name) => ran.push(name),
    failed: (_job, error) => failures.push(error),
  });
  started.push(scheduler);
  return { ran, failures, scheduler };
}

describe('the scheduler', () => {
  it('runs a job at once and then again and again', async () => {
    const { ran } = start({ name: 'often', everySeconds: 0.02, run: async () => {} });
    await waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(3));
  });

  it('lets its jobs wait for as long as it is told to, and stops without them', async () => {
    const later = start({ name: 'later', everySeconds: 0.02, run: async () => {} }, connectionString, 3_600_000);
    const soon = start({ name: 'soon', everySeconds: 0.02, run: async () => {} }, connectionString, 1);
    await waitFor(() => expect(soon.ran.length).toBeGreaterThanOrEqual(3));
    expect(later.ran).toEqual([]);
    await later.scheduler.stop();
  });

  it('keeps the next run when one fails, and reports the error', async () => {
    let runs = 0;
    const { ran, failures } = start({
      name: 'failing once',
      everySeconds: 0.02,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('no luck');
      },
    });
    await waitFor(() => expect(ran).toContain('failing once'));
    expect(failures).toEqual([new Error('no luck')]);
  });

  it('leaves out the times that a long run missed, and keeps to its whole multiples', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { promise: longRun, resolve: end } = Promise.withResolvers<void>();
    const begunMs: number[] = [];
    const startedMs = performance.now();
    const run = () => {
      begunMs.push(performance.now() - startedMs);
      return begunMs.length === 1 ? longRun : Promise.resolve();
    };
    const locks = { hold: async () => true, release: async () => {} };
    const parts = { db, clock: systemClock, locks, ran: () => {}, failed: (_job: string, error: unknown) => expect.fail(String(error)) };
    started.push(startScheduler([{ name: 'overlong', everySeconds: 10, run }], parts));
    await vi.advanceTimersByTimeAsync(25_000);
    end();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(begunMs).toEqual([0, 30_000, 40_000]);
  });

  it('asks a job that must wait again each second, and runs it when it may and at its own times from then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const begunMs: number[] = [];
    const startedMs = performance.now();
    const sinceStart = () => performance.now() - startedMs;
    const job: Job = {
      name: 'once filled',
      everySeconds: 600,
      mayBegin: async () => sinceStart() > 2_500,
      run: async () => void begunMs.push(sinceStart()),
    };
    const locks = { hold: async () => true, release: async () => {} };
    const parts = { db, clock: systemClock, locks, ran: () => {}, failed: (_job: string, error: unknown) => expect.fail(String(error)) };
    started.push(startScheduler([job], parts));
    await vi.advanceTimersByTimeAsync(700_000);
    expect(begunMs).toEqual([3_000, 603_000]);
  });

  it('runs its jobs sixty times as often under a clock that runs sixty times as fast', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const begunMs: number[] = [];
    const startedMs = performance.now();
    const run = async () => void begunMs.push(performance.now() - startedMs);
    const locks = { hold: async () => true, release: async () => {} };
    const clock = clockRunningFrom(new Date('2026-11-21T14:30:00Z'), { speed: 60 });
    const parts = { db, clock, locks, ran: () => {}, failed: (_job: string, error: unknown) => expect.fail(String(error)) };
    started.push(startScheduler([{ name: 'each half minute', everySeconds: 30, run }], parts));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(begunMs).toEqual([0, 500, 1_000, 1_500]);
  });

  it('runs its jobs at their own times under a clock that stands still', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const begunMs: number[] = [];
    const startedMs = performance.now();
    const run = async () => void begunMs.push(performance.now() - startedMs);
    const locks = { hold: async () => true, release: async () => {} };
    const clock = clockRunningFrom(new Date('2026-11-21T14:30:00Z'), { speed: 0 });
    const parts = { db, clock, locks, ran: () => {}, failed: (_job: string, error: unknown) => expect.fail(String(error)) };
    started.push(startScheduler([{ name: 'each half minute', everySeconds: 30, run }], parts));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(begunMs).toEqual([0, 30_000, 60_000]);
  });

  it('never runs a job twice at the same time', async () => {
    let atOnce = 0;
    let maxAtOnce = 0;
    const { ran } = start({
      name: 'slow',
      everySeconds: 0.005,
      run: async () => {
        atOnce += 1;
        maxAtOnce = Math.max(maxAtOnce, atOnce);
        await db.query('select pg_sleep(0.05)');
        atOnce -= 1;
      },
    });
    await waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(3));
    expect(maxAtOnce).toBe(1);
  });

  it('runs a job in one of several processes, and in another when that one ends', async () => {
    const job: Job = { name: 'alone', everySeconds: 0.02, run: async () => {} };
    const first = start(job);
    await waitFor(() => expect(first.ran.length).toBeGreaterThan(0));
    const second = start(job);
    const before = first.ran.length;
    await waitFor(() => expect(first.ran.length).toBeGreaterThan(before + 4));
    expect(second.ran).toEqual([]);
    await first.scheduler.stop();
    await waitFor(() => expect(second.ran.length).toBeGreaterThan(0));
  });

  it('gives a job up to another process when its connection is lost, and goes on when it is back', async () => {
    const way = await createBreakableConnection(connectionString);
    const job: Job = { name: 'cut off', everySeconds: 0.02, run: async () => {} };
    const first = start(job, way.connectionString);
    await waitFor(() => expect(first.ran.length).toBeGreaterThan(0));
    const second = start(job);
    await way.cut();
    await waitFor(() => expect(second.ran.length).toBeGreaterThan(0));
    await waitFor(() => expect(first.failures.length).toBeGreaterThan(0));
    await second.scheduler.stop();
    await way.mend();
    const before = first.ran.length;
    await waitFor(() => expect(first.ran.length).toBeGreaterThan(before));
  });

  it('waits for the run under way when it stops, and tells it to end', async () => {
    let begun = false;
    let notified = false;
    let ended = false;
    const { scheduler } = start({
      name: 'long',
      everySeconds: 60,
      run: async ({ signal }) => {
        begun = true;
        await new Promise<void>((stopped) => {
          signal.addEventListener('abort', () => stopped());
        });
        notified = true;
        await db.query('select pg_sleep(0.05)');
        ended = true;
      },
    });
    await waitFor(() => expect(begun).toBe(true));
    await scheduler.stop();
    expect([notified, ended]).toEqual([true, true]);
  });
});
