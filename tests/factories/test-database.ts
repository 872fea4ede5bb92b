import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#data/database/database.ts';
import { withClient } from '#data/database/with-client.ts';
import { copyDatabase, dropDatabase } from './copy-database.ts';

export interface TestDatabase {
  readonly db: Database;
  readonly connectionString: string;
}

export interface TestDatabaseOptions {
  /** True when the whole catalogue is in it, as in the database of a site that was started before. */
  readonly withCatalogue?: boolean;
  /** Max connections of `db`; 3 when left out: each plans every statement anew, and its start costs as much as dozens of them. */
  readonly connections?: number;
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
 * Returns a migrated database for this test file alone, empty or with the catalogue, which is dropped when the file is done. Call it once, at the
 * top of the file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase({ withCatalogue = false, connections = 3 }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabase'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const copied = withCatalogue ? await storeCatalogueOnce(template) : nameIn(template);
  await copyDatabase(template, name, copied);
  const connectionString = at(template, name);
  const db = openDatabase(connectionString, connections);
  // A dropped database ends idle connections of the pool with an error that is not waited for.
  db.on('error', () => {});
  afterAll(async () => {
    for (const close of open.splice(0).reverse()) await close();
    await db.end();
    await dropDatabase(template, name);
  });
  return { db, connectionString };
}

/** The moment at which the catalogue of tests was stored, before those at which tests play. */
const storedAt = new Date('2020-01-01T00:00:00Z');

/** Makes a database with the catalogue unless a test file of this run has done so; returns its name. Storing it again takes a second, a copy a few hundredths of that. */
async function storeCatalogueOnce(template: URL): Promise<string> {
  const name = `${nameIn(template)}_with_catalogue`;
  await withClient(at(template, 'postgres'), async (admin) => {
    // Ends with the connection.
    await admin.query("select pg_advisory_lock(hashtext('catalogue of tests'))");
    if ((await admin.query('select from pg_database where datname = $1', [name])).rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await copyDatabase(template, unfinished, nameIn(template));
    await storeCatalogueIn(at(template, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function storeCatalogueIn(connectionString: string): Promise<void> {
  const [{ loadCatalogue }, { loadTwoSidedCatalogue }, { storeCatalogues }] = await Promise.all([
    import('#data/catalogue/load-catalogue.ts'),
    import('#data/catalogue/sports/catalogues-of-sports.ts'),
    import('#data/commands/catalogue/store-catalogues.ts'),
  ]);
  const db = openDatabase(connectionString, 1);
  try {
    await storeCatalogues(db, loadCatalogue(), loadTwoSidedCatalogue(), storedAt);
  } finally {
    await db.end();
  }
}

function nameIn(address: URL): string {
  return address.pathname.slice(1);
}

function at(template: URL, name: string): string {
  const address = new URL(template);
  address.pathname = `/${name}`;
  return address.href;
}
