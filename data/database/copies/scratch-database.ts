import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { withClient } from '../with-client.ts';

/** Error when the server's user may not create databases; the message gives the remedy. */
class ScratchDatabaseError extends Error {
  readonly code = 'SCRATCH_DATABASE';
  override readonly name = 'ScratchDatabaseError';
}

/**
 * Runs `work` on an empty temporary database beside the one at `address`, and drops it afterwards, also when `work` throws. Drops one that a killed run
 * left behind first.
 */
export async function withScratchDatabase<Result>(
  address: string,
  name: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await asAdmin(address, async (admin) => {
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    await admin.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`);
  });
  const scratch = new URL(address);
  scratch.pathname = `/${name}`;
  const database = openDatabase(scratch.href);
  try {
    return await work(database);
  } finally {
    await database.end();
    await asAdmin(address, (admin) => admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
  }
}

async function asAdmin(address: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  try {
    await withClient(address, work);
  } catch (error) {
    if ((error as { code?: unknown }).code !== '42501') throw error;
    throw new ScratchDatabaseError(
      'this needs a database of its own, which the user in DATABASE_URL may not create; grant CREATEDB, or leave DATABASE_URL out to use the embedded PostgreSQL',
      { cause: error },
    );
  }
}
