import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { listTables } from '../schema/list-tables.ts';

/** Header by which a restore recognises a backup; the version is increased when the format changes. */
export const backupFormat = { format: 'tipledger-backup', version: 1 } as const;

/**
 * Yields every row of every table as lines of text: a line of JSON begins each table, `COPY` text lines follow, `\.` ends it. The format depends on no
 * version of PostgreSQL. All tables are read in one snapshot.
 *
 * @param dataset data set of the database, the demonstration or real data, which must never be mixed
 */
export async function* backupDatabase(database: Database, dataset: string): AsyncGenerator<string | Buffer> {
  const client = await database.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(client);
    yield `${JSON.stringify({ ...backupFormat, dataset, migrations: await appliedMigrations(client) })}\n`;
    for (const { name, columns } of tables) {
      yield `${JSON.stringify({ table: name, columns })}\n`;
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      yield* client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
      yield '\\.\n';
    }
    await client.query('commit');
    isDone = true;
  } finally {
    // A connection left in the middle of a table is of no use to other callers.
    client.release(!isDone);
  }
}

/** Returns the number of migrations applied to the database; a restore refuses data with another number. */
export async function appliedMigrations(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  return (rows[0] as { count: number }).count;
}
