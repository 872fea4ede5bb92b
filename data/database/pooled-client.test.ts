import { describe, expect, it } from 'vitest';
import { hasPgBouncer } from '#tests/factories/run-pgbouncer.ts';
import { startPgBouncer } from '#tests/factories/start-pgbouncer.ts';
import { closeBeforeDatabase, createTestDatabase } from '#tests/factories/test-database.ts';
import { startTransactionPooler } from '#tests/factories/transaction-pooler.ts';
import { type Database, inTransaction, openDatabase, openPooledDatabase } from './database.ts';
import { withQueryTimeout } from './with-query-timeout.ts';

const { db, connectionString } = await createTestDatabase();

/** Opens a database through a pooler, as each process does. */
function openAt(pooled: string, connections = 1, schema?: number): Database {
  const database = openPooledDatabase(pooled, connections, openDatabase(connectionString, 1), schema);
  closeBeforeDatabase(() => database.end());
  return database;
}

/** Opens a database through a pooler of its own, with so many connections to the server, and to the pooler. */
async function open(connections: number, clients = 1): Promise<Database> {
  return openAt((await startTransactionPooler(connectionString, { connections })).connectionString, clients);
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

/** Returns the statements that the server connection of the next transaction has prepared, with the number of times that each was executed. */
async function listPrepared(database: Database): Promise<{ name: string; runs: number }[]> {
  const { rows } = await database.query<{ name: string; runs: number }>(
    'select name, (custom_plans + generic_plans)::int as runs from pg_prepared_statements order by name',
  );
  return rows;
}

const double = (value: number) => ({ name: 'doubled', text: 'select $1::int * 2 as doubled', values: [value] });
const doubled = async (database: Pick<Database, 'query'>, value: number) =>
  (await database.query<{ doubled: number }>(double(value))).rows[0]?.doubled;

describe('a statement through a pooler', () => {
  it('is prepared once on a server connection, under a name with a hash of its text', async () => {
    const database = await open(1);
    for (let value = 1; value <= 9; value += 1) expect(await doubled(database, value)).toBe(2 * value);
    expect(await listPrepared(database)).toEqual([{ name: expect.stringMatching(/^doubled-[0-9a-f]{20}$/), runs: 9 }]);
  });

  it('is prepared on each server connection that lacks it', async () => {
    const database = await open(2, 3);
    const [first, second] = [await database.connect(), await database.connect()];
    expect(await doubled(database, 1)).toBe(2);
    // The first client gets the other server connection, the second one that with the statement, and the first gives its own back.
    await first.query('begin');
    await second.query('begin');
    await first.query('commit');
    expect(await doubled(database, 2)).toBe(4);
    await second.query('commit');
    for (const client of [first, second]) client.release();
    for (let connection = 1; connection <= 2; connection += 1) expect(await listPrepared(database)).toMatchObject([{ runs: 1 }]);
  });

  it('is prepared again where it was lost', async () => {
    const database = await open(1);
    expect(await doubled(database, 1)).toBe(2);
    await database.query('deallocate all');
    expect(await doubled(database, 2)).toBe(4);
    expect(await listPrepared(database)).toMatchObject([{ runs: 1 }]);
  });

  it('may have been prepared by another process, and goes on when that one has another text of this name', async () => {
    const { connectionString: pooled } = await startTransactionPooler(connectionString, { connections: 1 });
    const [one, other] = [openAt(pooled), openAt(pooled)];
    const tripled = async () => (await other.query({ name: 'doubled', text: 'select $1::int * 3 as tripled', values: [5] })).rows;
    for (let round = 0; round < 3; round += 1) {
      expect(await doubled(one, 5)).toBe(10);
      expect(await doubled(other, 5)).toBe(10);
      expect(await tripled()).toEqual([{ tripled: 15 }]);
    }
    expect(await listPrepared(one)).toHaveLength(2);
  });

  it('may have the text of another in one process', async () => {
    const database = await open(2);
    const ask = async (text: string) => (await database.query({ name: 'changed', text, values: [2] })).rows;
    for (let round = 0; round < 3; round += 1) {
      expect(await ask('select $1::int + 1 as sum')).toEqual([{ sum: 3 }]);
      expect(await ask('select $1::int + 2 as sum')).toEqual([{ sum: 4 }]);
    }
  });

  it('has a name of at most 63 characters', async () => {
    const database = await open(1);
    await database.query({ name: 'a-name-that-is-longer-than-postgresql-keeps-names-of-statements', text: 'select 1' });
    expect(await listPrepared(database)).toEqual([{ name: expect.stringMatching(/^.{42}-[0-9a-f]{20}$/), runs: 1 }]);
  });

  it('answers when a column has changed its type since it was prepared', async () => {
    const database = await open(1);
    await db.query('create table grown as select 7 as size');
    const ask = async () => (await database.query({ name: 'grown', text: 'select size from grown' })).rows;
    for (let round = 0; round < 2; round += 1) expect(await ask()).toEqual([{ size: 7 }]);
    await db.query('alter table grown alter size type text');
    for (let round = 0; round < 2; round += 1) expect(await ask()).toEqual([{ size: '7' }]);
  });

  it('takes parameters of the new types after a migration, also on server connections where processes from before prepared it', async () => {
    const { connectionString: pooled } = await startTransactionPooler(connectionString, { connections: 2 });
    await db.query("create table moved as select date '2026-05-01' as at");
    const add = (database: Database) =>
      database.query({ name: 'moved', text: 'insert into moved values ($1)', values: ['2026-06-01T12:00Z'] });
    for (const before of [openAt(pooled, 1, 1), openAt(pooled, 1, 1)]) await add(before);
    await db.query('alter table moved alter at type timestamptz');
    await db.query('delete from moved');
    const after = openAt(pooled, 1, 2);
    for (let time = 0; time < 2; time += 1) await add(after);
    const { rows } = await db.query<{ at: Date }>('select at from moved');
    expect(rows.map(({ at }) => at.toISOString())).toEqual(['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z']);
  });

  it('fails with its own error, and leaves the connection as good', async () => {
    const database = await open(2);
    const divide = (by: number) => database.query({ name: 'divided', text: 'select 6 / $1::int as share', values: [by] });
    for (let round = 0; round < 3; round += 1) {
      expect(await errorOf(divide(0))).toBe('22012');
      expect((await divide(2)).rows).toEqual([{ share: 3 }]);
    }
    expect(await errorOf(database.query({ name: 'wrong', text: 'select $1::int frm', values: ['a'] }))).toBe('22P02');
    expect(await errorOf(database.query({ name: 'wronger', text: 'selct 1' }))).toBe('42601');
    expect(await errorOf(database.query({ name: 'refused', text: 'do $$ begin raise feature_not_supported; end $$' }))).toBe('0A000');
    expect(await doubled(database, 4)).toBe(8);
  });

  it('shows where it was called when it fails', async () => {
    const database = await open(1);
    const callHere = async () => {
      const client = await database.connect();
      try {
        await client.query({ name: 'wronger', text: 'selct 1' });
      } finally {
        client.release();
      }
    };
    const error = await callHere().catch((cause: Error) => cause);
    expect((error as Error).stack).toContain('callHere');
  });

  it('has no longer than its limit, also where it is prepared again', async () => {
    const database = await open(1);
    const hasty = withQueryTimeout(database, 200);
    const sleep = (seconds: number) => hasty.query({ name: 'slept', text: 'select pg_sleep($1)', values: [seconds] });
    await sleep(0);
    await database.query('deallocate all');
    expect(await errorOf(sleep(1))).toBe('Query read timeout');
  });
});

describe('a transaction through a pooler', () => {
  it('sends its statements without names, on one server connection', async () => {
    const database = await open(2);
    expect(await doubled(database, 1)).toBe(2);
    await inTransaction(database, async (client) => {
      for (let value = 1; value <= 3; value += 1) expect(await doubled(client, value)).toBe(2 * value);
      expect((await client.query('select 1 from pg_prepared_statements where custom_plans + generic_plans > 1')).rows).toEqual([]);
    });
    expect(await doubled(database, 3)).toBe(6);
  });

  it('stays aborted after an error, and gives its connection back', async () => {
    const database = await open(2);
    const failure = inTransaction(database, async (client) => {
      expect(await errorOf(client.query({ name: 'divided', text: 'select 6 / $1::int as share', values: [0] }))).toBe('22012');
      return doubled(client, 1);
    });
    expect(await errorOf(failure)).toBe('25P02');
    expect(await doubled(database, 2)).toBe(4);
  });

  it('takes a savepoint back as before', async () => {
    const database = await open(2);
    await inTransaction(database, async (client) => {
      await client.query('savepoint here');
      expect(await errorOf(client.query({ name: 'divided', text: 'select 6 / $1::int as share', values: [0] }))).toBe('22012');
      await client.query('rollback to savepoint here');
      expect(await doubled(client, 2)).toBe(4);
    });
  });
});

describe('a pooler that keeps account of prepared statements', () => {
  it('never closes a connection for a name', async () => {
    const pooler = await startTransactionPooler(connectionString, { connections: 1, keepsAccount: true });
    const [one, other] = [openAt(pooler.connectionString), openAt(pooler.connectionString)];
    for (let value = 1; value <= 3; value += 1) {
      expect(await doubled(one, value)).toBe(2 * value);
      expect(await doubled(other, value)).toBe(2 * value);
      await one.query('deallocate all');
    }
    expect(pooler.refused).toEqual([]);
  });
});

/** Statements with values and results of each kind. Each runs four times, so that it is prepared on some connections and found on others. */
const statements: readonly { name: string; text: string; values: readonly unknown[]; rowMode?: 'array' }[] = [
  { name: 'no-values', text: 'select 1 as one', values: [] },
  { name: 'nothing', text: 'select 1 where $1::int = 2', values: [1] },
  {
    name: 'numbers',
    text: 'select $1::int as i, $2::float8 as f, $3::numeric as n, $4::bigint as b',
    values: [-7, 1 / 3, 12.5, 2n ** 62n],
  },
  { name: 'texts', text: 'select $1::text as a, $2::text as b, $3 || $4 as c', values: [`it's \\ "x" \n $1 -- €`, '', '$1', '\\'] },
  { name: 'nulls', text: 'select $1::text as a, $2::int as b, $3::text[] as c', values: [null, undefined, [null, 'null', 'NULL']] },
  { name: 'booleans', text: 'select $1::boolean as a, not $2::boolean as b', values: [true, false] },
  { name: 'dates', text: 'select $1::timestamptz as a, $2::date::text as b', values: [new Date('2026-03-29T00:59:59.999Z'), '2026-02-28'] },
  { name: 'bytes', text: 'select $1::bytea as a, $2::bytea as b', values: [Buffer.from([0, 39, 92, 255]), new Uint8Array([1, 2])] },
  {
    name: 'json',
    text: `select $1::jsonb as a, $2::json as b, $1::jsonb ->> 'c' as c`,
    values: [{ a: [1, null], c: `it's "$2"` }, JSON.stringify(['\\'])],
  },
  {
    name: 'arrays',
    text: 'select $1::int[] as a, $2::text[] as b, $3::timestamptz[] as c, $4::float8[] as d',
    values: [[1, 2, null], ['a,b', '"', "'", '\\', '{}', ''], [new Date(0)], []],
  },
  { name: 'inferred', text: 'select table_name from information_schema.tables where table_name = $1 limit $2', values: ['no table', 3] },
  { name: 'rows-as-arrays', text: 'select $1::int as a, $2::text as a', values: [1, 'two'], rowMode: 'array' },
  { name: 'large', text: 'select length($1) as length, md5($1) as md5', values: ['é'.repeat(300_000)] },
];

/** Returns a function that starts at its first call, and returns what that started at each. */
function once(start: () => Promise<string>): () => Promise<string> {
  let started: Promise<string> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}

describe.each([
  {
    name: 'the stand-in',
    isHere: true,
    start: async () => (await startTransactionPooler(connectionString, { connections: 2 })).connectionString,
  },
  { name: "Debian's PgBouncer", isHere: hasPgBouncer, start: once(() => startPgBouncer(connectionString, 2)) },
])('values and results through $name', ({ isHere, start }) => {
  it.skipIf(!isHere).each(statements)('are the same as directly: $name', async (statement) => {
    const database = openAt(await start(), 2);
    const ask = async (from: Database) => {
      const { rows, rowCount, command, fields } = await from.query({ ...statement, values: [...statement.values] });
      return { rows, rowCount, command, fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) };
    };
    const expected = await ask(db);
    for (let time = 0; time < 4; time += 1) expect(await ask(database)).toEqual(expected);
  });

  it.skipIf(!isHere)('are right where many ask at once', async () => {
    const database = openAt(await start(), 8);
    const answers = await Promise.all(Array.from({ length: 400 }, (_, value) => doubled(database, value)));
    expect(answers).toEqual(answers.map((_, value) => 2 * value));
  });

  it.skipIf(!isHere)('write each row once', async () => {
    const database = openAt(await start(), 4);
    await db.query('drop table if exists written');
    await db.query('create table written (value int)');
    const add = { name: 'written', text: 'insert into written values ($1)' };
    await Promise.all(Array.from({ length: 100 }, (_, value) => database.query({ ...add, values: [value] })));
    expect((await db.query('select count(*)::int as rows, count(distinct value)::int as values from written')).rows).toEqual([
      { rows: 100, values: 100 },
    ]);
  });
});
