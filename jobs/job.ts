import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';

/**
 * The milliseconds for which a job waits for an answer of the database before it treats the database as unreachable. They are many, because jobs read
 * whole seasons, and one waits for a mail server in its transaction.
 */
export const longestJobQueryMs = 15 * 60_000;

/** A task that is repeated, in one process of all that serve the site. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Returns false while the job must wait for its input; it is then called again each second. A job without it never waits. */
  mayBegin?(context: JobContext): Promise<boolean>;
  run(context: JobContext): Promise<void>;
}

export interface JobContext {
  readonly db: Database;
  readonly clock: Clock;
  /** Aborted when the site stops: a long job then ends at the next safe place. */
  readonly signal: AbortSignal;
}

/** A job that reads a feed, and the silence of the feed after which something is wrong. */
export interface FeedJob extends Job {
  readonly feed: string;
  readonly silentAfterSeconds: number;
}
