import pg from 'pg';
import type { DatabaseAddress, Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { oneAtATime } from '#data/database/locks/one-at-a-time.ts';

interface Connection {
  readonly queries: Queryable;
  end(): Promise<void>;
}

export interface JobLocks {
  /** Returns true when this process holds the job: from now on, until it stops or loses its connection. */
  hold(job: string): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Returns advisory locks on a separate connection. A process that got a job keeps it for as long as it lives, so that a job runs in one
 * process at its own pace; when that process or its connection dies, PostgreSQL frees the lock for another.
 */
export function createJobLocks(address: DatabaseAddress): JobLocks {
  let client: Promise<Connection> | undefined;
  const held = new Set<string>();

  function connect(): Promise<Connection> {
    const own = new pg.Client({
      connectionString: address(),
      application_name: 'tipledger jobs',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    const forget = () => {
      held.clear();
      if (client === connecting) client = undefined;
    };
    // An error is followed by the end of the connection, and the next call makes a new one.
    own.on('error', forget);
    own.on('end', forget);
    const connecting = own.connect().then(() => ({ queries: oneAtATime(own), end: () => own.end() }));
    connecting.catch(forget);
    return connecting;
  }

  return {
    async hold(job) {
      client ??= connect();
      const connection = await client;
      if (held.has(job)) return true;
      const { rows } = await connection.queries.query<{ held: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as held', [
        advisoryLocks.jobs,
        job,
      ]);
      if (rows[0]?.held === true) held.add(job);
      return held.has(job);
    },
    async release() {
      // A connection that never came about holds nothing; its caller has had the error.
      const connection = await client?.catch(() => undefined);
      held.clear();
      client = undefined;
      await connection?.end();
    },
  };
}
