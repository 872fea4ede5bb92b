import type { PoolClient } from 'pg';
import { type Database, withSessions } from '../database.ts';
import { isDatabaseOutage } from '../database-outage.ts';

/**
 * Runs `work` on a connection that holds one of the `advisoryLocks`, and returns its result. Other callers wait for the lock, in this and any other
 * process.
 */
export async function withAdvisoryLock<Result>(
  database: Database,
  lock: number,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await withSessions(database).connect();
  let broken: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } catch (error) {
    // A lost connection has lost its lock as well, or loses it when it is closed.
    if (isDatabaseOutage(error)) broken = error as Error;
    throw error;
  } finally {
    if (broken === undefined) {
      await client.query('select pg_advisory_unlock($1)', [lock]).catch((cause: Error) => {
        broken = cause;
      });
    }
    client.release(broken);
  }
}
