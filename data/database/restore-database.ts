import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { appliedMigrations } from './backup-database.ts';
import { type Database, inTransaction } from './database.ts';
import { listTables } from './list-tables.ts';

/** A backup cannot be restored here; the message says why. Nothing was changed. */
export class RestoreError extends Error {
  readonly code = 'RESTORE';
  override readonly name = 'RestoreError';
}

/**
 * Replaces everything in the database by what `backupDatabase` wrote, in one transaction, and gives the number of rows.
 * The schema must have been through the same migrations.
 */
export async function restoreDatabase(database: Database, backup: Readable): Promise<number> {
  const lines = createInterface({ input: backup, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  return inTransaction(database, async (client) => {
    await checkHead(client, await nextLine(lines));
    const tables = await listTables(client);
    await client.query(`truncate ${tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')}`);
    let rows = 0;
    for (let head = await lines.next(); !head.done; head = await lines.next()) {
      const { table, columns } = JSON.parse(head.value) as { table: string; columns: string[] };
      if (!tables.some(({ name }) => name === table))
        throw new RestoreError(`the backup has a table "${table}" that this site does not know`);
      const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const counted = tableLines(lines, table, () => {
        rows += 1;
      });
      await pipeline(Readable.from(counted), client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${list}) from stdin`)));
    }
    await continueCounters(client);
    return rows;
  });
}

async function checkHead(client: PoolClient, line: string): Promise<void> {
  let head: { format?: unknown; migrations?: unknown };
  try {
    head = JSON.parse(line);
  } catch (error) {
    throw new RestoreError('the file is no backup of this site', { cause: error });
  }
  if (head.format !== 'tipledger-backup') throw new RestoreError('the file is no backup of this site');
  const here = await appliedMigrations(client);
  if (head.migrations !== here) {
    throw new RestoreError(
      `the backup has been through ${String(head.migrations)} migrations, this database through ${here}; restore it with the version that wrote it`,
    );
  }
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const line = await lines.next();
  if (line.done) throw new RestoreError('the file is empty');
  return line.value;
}

async function* tableLines(lines: AsyncIterator<string>, table: string, count: () => void): AsyncGenerator<string> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === '\\.') return;
    count();
    yield `${line.value}\n`;
  }
  throw new RestoreError(`the backup ends in the middle of the table "${table}"`);
}

/** Identity columns go on after the highest number restored. */
async function continueCounters(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    const [name, key] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
    await client.query(`select setval('${sequence}', coalesce((select max(${key}) from ${name}), 1), exists(select 1 from ${name}))`);
  }
}
