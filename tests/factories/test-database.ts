import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#data/database/database.ts';
import { withClient } from '#data/database/with-client.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly connectionString: string;
}

/** The functions that close what the running test file has open on its database, the newest last. The files of a worker run one after the other. */
const open: (() => Promise<void>)[] = [];

/**
 * Registers a function to be called when the test file is done, before its database is dropped. It may be called anywhere, unlike
 * `afterAll`: Vitest never calls a function passed to that within a hook or a test.
 */
export function closeBeforeDatabase(close: () => Promise<void>): void {
  open.push(close);
}

/**
 * Returns a migrated, empty database for this test file alone, which is dropped when the file is done. Call it once, at the top of the
 * file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabase'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const connectionString = at(template, name);
  const db = openDatabase(connectionString, 5);
  // A dropped database ends idle connections of the pool with an error that is not waited for.
  db.on('error', () => {});
  afterAll(async () => {
    for (const close of open.splice(0).reverse()) await close();
    await db.end();
    await asAdmin(template, `drop database ${name} with (force)`);
  });
  return { db, connectionString };
}

function at(template: URL, name: string): string {
  const address = new URL(template);
  address.pathname = `/${name}`;
  return address.href;
}

async function asAdmin(template: URL, statement: string): Promise<void> {
  await withClient(at(template, 'postgres'), (admin) => admin.query(statement));
}
