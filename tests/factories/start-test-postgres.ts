import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#data/database/database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { withClient } from '#data/database/with-client.ts';
import { removeFolder } from './remove-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of an empty, migrated database on the run's own PostgreSQL; test files clone it. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for the whole run, in a new folder, and migrates the database that test files clone. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-test-'));
  // As root the server runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, () => {});
  const stop = async () => {
    await server.stop({ evenIfUsed: true });
    await removeFolder(folder);
  };
  try {
    await waitForNoDisk(server);
    project.provide('templateDatabase', await makeTemplate(server));
    return stop;
  } catch (error) {
    // It would go on after this process.
    await stop();
    throw error;
  }
}

/** Saves the server all work for the case that the machine stops: its databases do not outlive the run. */
async function waitForNoDisk(server: EmbeddedPostgres): Promise<void> {
  await withClient(server.connectionString('postgres'), async (admin) => {
    await admin.query('alter system set fsync = off');
    await admin.query('alter system set full_page_writes = off');
    await admin.query('select pg_reload_conf()');
  });
}

/** Returns the address of a new database with all tables, which are empty. */
async function makeTemplate(server: EmbeddedPostgres): Promise<string> {
  await server.createDatabase('template_for_tests');
  const address = server.connectionString('template_for_tests');
  const db = openDatabase(address, 2);
  try {
    await migrateDatabase(db);
  } finally {
    await db.end();
  }
  return address;
}
