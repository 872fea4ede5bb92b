import { randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import { type Database, openDatabase } from '#data/database/database.ts';
import { copyDatabase, dropDatabase } from './copy-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * Returns a function that makes databases for this test file alone, each with the data that `fill` stores; these are stored once and then
 * copied. Call this once, at the top of the file, and the function in hooks and tests; its databases are dropped when the file is done.
 */
export async function databaseFilledBy(fill: (db: Database) => Promise<void>): Promise<() => Promise<TestDatabase>> {
  const { connectionString: filled } = await createTestDatabase();
  const filling = openDatabase(filled, 5);
  await fill(filling);
  // A database can be copied only while it has no connections.
  await filling.end();
  const made: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of made) await drop();
  });
  return async () => {
    const address = new URL(filled);
    const name = `copy_${randomBytes(8).toString('hex')}`;
    await copyDatabase(address, name, address.pathname.slice(1));
    const db = openDatabase(at(address, name), 5);
    // A dropped database ends idle connections of the pool with an error that is not waited for.
    db.on('error', () => {});
    made.push(async () => {
      await db.end();
      await dropDatabase(address, name);
    });
    return { db, connectionString: at(address, name) };
  };
}

function at(address: URL, database: string): string {
  const other = new URL(address);
  other.pathname = `/${database}`;
  return other.href;
}
