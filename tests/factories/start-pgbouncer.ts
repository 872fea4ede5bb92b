import { runPgBouncer } from './run-pgbouncer.ts';
import { closeBeforeDatabase } from './test-database.ts';

/**
 * Starts PgBouncer in transaction mode before the database, with server connections that take turns, and returns the database's address through it. It is
 * stopped when the test file is done.
 */
export async function startPgBouncer(connectionString: string, connections = 4): Promise<string> {
  const pgBouncer = await runPgBouncer(connectionString, connections, true);
  closeBeforeDatabase(pgBouncer.stop);
  return pgBouncer.connectionString;
}
