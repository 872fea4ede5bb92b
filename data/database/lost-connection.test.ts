import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { inTransaction, openDatabase, type Queryable } from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { advisoryLocks } from './locks/advisory-locks.ts';
import { withAdvisoryLock } from './locks/with-advisory-lock.ts';
import { withClient } from './with-client.ts';

const { db, connectionString } = await createTestDatabase();

/** Ends a connection on the server while it is idle, and waits until the driver has noticed. */
async function loseWhileIdle(connection: Queryable & { once(event: 'end', heard: () => void): unknown }): Promise<void> {
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const noticed = new Promise<void>((heard) => connection.once('end', heard));
  await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await noticed;
}

describe('a connection that is lost while it is asked nothing', () => {
  it('fails the transaction that it was lent to, and nothing else', async () => {
    const pool = openDatabase(connectionString, 1);
    const failure = await inTransaction(pool, async (client) => {
      await loseWhileIdle(client);
      await client.query('select 1');
    }).catch((error: unknown) => error);
    expect(isDatabaseOutage(failure)).toBe(true);
    expect((await pool.query('select 1')).rowCount).toBe(1);
    await pool.end();
  });

  it('fails the next question where it is a connection of its own', async () => {
    const failure = await withClient(connectionString, async (client) => {
      await loseWhileIdle(client);
      await client.query('select 1');
    }).catch((error: unknown) => error);
    expect(isDatabaseOutage(failure)).toBe(true);
  });

  it('loses its lock, is not lent again, and hides no failure of the work', async () => {
    const pool = openDatabase(connectionString, 1);
    const work = withAdvisoryLock(pool, advisoryLocks.loadingDemonstration, async (client) => {
      await loseWhileIdle(client);
      throw new Error('no room');
    });
    await expect(work).rejects.toThrow('no room');
    expect(await withAdvisoryLock(pool, advisoryLocks.loadingDemonstration, async () => 'held')).toBe('held');
    await pool.end();
  });
});
