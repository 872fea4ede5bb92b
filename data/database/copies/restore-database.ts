import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { type Database, inTransaction } from '../database.ts';
import { listTables, type TableShape } from '../schema/list-tables.ts';
import { rebuildSchema } from '../schema/rebuild-schema.ts';
import { withoutGuards } from '../schema/without-guards.ts';
import { appliedMigrations, backupFormat } from './backup-database.ts';

/** Error when a backup cannot be restored here; the message gives the reason. Nothing was changed. */
export class RestoreError extends Error {
  readonly code = 'RESTORE';
  override readonly name = 'RestoreError';
}

const backupHead = z.object({
  format: z.literal(backupFormat.format),
  version: z.literal(backupFormat.version),
  dataset: z.string(),
  migrations: z.int(),
});
type BackupHead = z.infer<typeof backupHead>;
const tableHead = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** Number of migrations that first created the ledger with its guards; no backups of earlier versions exist. */
const firstMigrations = 7;

/**
 * Replaces the whole content of the database with a backup by `backupDatabase`, in one transaction, and returns the number of rows. A backup of an earlier
 * version of the site is migrated on the way; one of a later version is refused. The ledger is replaced as well, with the hashes and times of its records,
 * so only the owner of the tables can do this.
 *
 * @param dataset data set of the database; a backup of another one is refused
 */
export async function restoreDatabase(database: Database, dataset: string, backup: AsyncIterable<Uint8Array>): Promise<number> {
  const lines = linesOf(backup);
  return inTransaction(database, async (client) => {
    const here = await appliedMigrations(client);
    const { migrations } = checkHead(dataset, here, await nextLine(lines));
    const replace = () => withoutGuards(client, () => replaceRows(client, lines));
    return migrations === here ? replace() : rebuildSchema(client, migrations, replace);
  });
}

async function replaceRows(client: PoolClient, lines: AsyncGenerator<string, void, undefined>): Promise<number> {
  const awaited = new Map((await listTables(client)).map((table) => [table.name, table]));
  await client.query(`truncate ${[...awaited.keys()].map((name) => client.escapeIdentifier(name)).join(', ')}`);
  let rows = 0;
  while (awaited.size > 0) {
    const table = readTableHead(await nextLine(lines), awaited);
    awaited.delete(table.name);
    const list = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const counted = tableLines(lines, table.name, () => {
      rows += 1;
    });
    await pipeline(Readable.from(counted), client.query(copyFrom(`copy ${client.escapeIdentifier(table.name)} (${list}) from stdin`)));
  }
  await continueCounters(client);
  return rows;
}

/**
 * Returns the head of a backup that can be restored here.
 *
 * @param here number of migrations applied to the database
 */
function checkHead(dataset: string, here: number, line: string): BackupHead {
  const head = readJsonLine(line, backupHead);
  if (head === undefined) throw new RestoreError('the file is no backup of this site');
  if (head.dataset !== dataset) {
    throw new RestoreError(
      `the backup is of the ${head.dataset} data, this database is for the ${dataset} data; DATASET chooses between them`,
    );
  }
  if (head.migrations >= firstMigrations && head.migrations <= here) return head;
  throw new RestoreError(
    `the backup has been through ${head.migrations} migrations, this database through ${here}; restore it with the version that wrote it`,
  );
}

function readTableHead(line: string, awaited: ReadonlyMap<string, TableShape>): TableShape {
  const head = readJsonLine(line, tableHead);
  if (head === undefined) throw new RestoreError(`a table should begin in the backup where it says "${line.slice(0, 60)}"`);
  const known = awaited.get(head.table);
  if (known === undefined) throw new RestoreError(`the backup has a table "${head.table}" that is not awaited here`);
  const stranger = head.columns.find((column) => !known.columns.includes(column));
  if (stranger !== undefined) throw new RestoreError(`the backup has a column "${stranger}" that "${head.table}" does not have here`);
  return { name: head.table, columns: head.columns };
}

function readJsonLine<Value>(line: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Yields the lines of a backup. Only a line feed ends a line; other separators (U+2028) are text.
 *
 * @throws RestoreError when the backup cannot be read or ends in the middle of a line
 */
async function* linesOf(backup: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let begun = '';
  try {
    for await (const chunk of backup) {
      const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new RestoreError(`the backup cannot be read: ${(error as Error).message}`, { cause: error });
  }
  if (begun !== '') throw new RestoreError('the backup ends in the middle of a line');
}

async function nextLine(lines: AsyncIterator<string, void>): Promise<string> {
  const line = await lines.next();
  if (line.done) throw new RestoreError('the backup ends before its last table, or is empty');
  return line.value;
}

async function* tableLines(lines: AsyncIterator<string, void>, table: string, count: () => void): AsyncGenerator<string> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value === '\\.') return;
    count();
    yield `${line.value}\n`;
  }
  throw new RestoreError(`the backup ends in the middle of the table "${table}"`);
}

/** Sets identity columns to continue after the highest restored number. */
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
