import type { Database } from '#data/database/database.ts';
import { withQueryTimeout } from '#data/database/with-query-timeout.ts';
import type { Clock } from '#domain/time/clock.ts';
import { type Job, longestJobQueryMs } from '#jobs/job.ts';
import type { JobLocks } from './job-locks.ts';

export interface SchedulerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly locks: JobLocks;
  /** The delay of the first runs; 0 when left out. */
  readonly beginAfterMs?: number;
  ran(job: string, seconds: number): void;
  failed(job: string, error: unknown): void;
}

/** The time after which a job that must wait is checked again. */
const askAgainMs = 1_000;

export interface Scheduler {
  /** Starts no new run, aborts those under way, and waits for them. */
  stop(): Promise<void>;
}

/**
 * Runs jobs at their intervals: the first time at once or after `beginAfterMs`, then at whole multiples of the interval from then, even if
 * the previous run failed. Runs of a job never overlap; times missed during a long run are left out. A faster clock shortens the intervals
 * accordingly; a stopped clock leaves them unchanged. A job that must wait runs as soon as it may, and at multiples of its interval from
 * then.
 */
export function startScheduler(jobs: readonly Job[], parts: SchedulerParts): Scheduler {
  const db = withQueryTimeout(parts.db, longestJobQueryMs);
  const stopping = new AbortController();
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  function plan(job: Job, atMs: number): void {
    if (stopping.signal.aborted) return;
    const wait = Math.max(0, atMs - performance.now());
    const timer = setTimeout(() => {
      const run = runOnce(job).then((isBegun) => {
        underWay.delete(run);
        if (!isBegun) return plan(job, performance.now() + askAgainMs);
        const everyMs = (job.everySeconds * 1_000) / (parts.clock.speed || 1);
        const missed = Math.max(0, Math.ceil((performance.now() - atMs) / everyMs) - 1);
        plan(job, atMs + (missed + 1) * everyMs);
      });
      underWay.add(run);
    }, wait);
    timer.unref();
    timers.set(job, timer);
  }

  /** Runs a job unless another process has it; returns false when the job must wait. */
  async function runOnce(job: Job): Promise<boolean> {
    try {
      if (!(await parts.locks.hold(job.name))) return true;
      const context = { db, clock: parts.clock, signal: stopping.signal };
      if ((await job.mayBegin?.(context)) === false) return false;
      const began = performance.now();
      await job.run(context);
      parts.ran(job.name, (performance.now() - began) / 1_000);
    } catch (error) {
      parts.failed(job.name, error);
    }
    return true;
  }

  for (const job of jobs) plan(job, performance.now() + (parts.beginAfterMs ?? 0));
  return {
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay);
      await parts.locks.release();
    },
  };
}
