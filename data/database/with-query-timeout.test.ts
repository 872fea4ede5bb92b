import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { inTransaction, openDatabase } from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { withQueryTimeout } from './with-query-timeout.ts';

const { db, connectionString } = await createTestDatabase();
const errorOf = (work: Promise<unknown>) => work.catch((cause: unknown) => cause);

it('gives up a query that is not answered, as an outage, and goes on with another connection', async () => {
  const hasty = withQueryTimeout(db, 50);
  expect(isDatabaseOutage(await errorOf(hasty.query('select pg_sleep(2)')))).toBe(true);
  expect((await withQueryTimeout(db, 5_000).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('gives up a transaction that is not answered, as an outage, and drops its connection instead of lending it again', async () => {
  const pool = openDatabase(connectionString, 1);
  const pidOf = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await pidOf();
  const hanging = inTransaction(withQueryTimeout(pool, 200), (client) => client.query('select pg_sleep(600)'));
  expect(isDatabaseOutage(await errorOf(hanging))).toBe(true);
  expect(await pidOf()).not.toBe(before);
  await pool.end();
});

it('gives up a transaction of many short queries as well, when all of them together take too long', async () => {
  const endless = inTransaction(withQueryTimeout(db, 300), async (client) => {
    for (;;) await client.query('select pg_sleep(0.02)');
  });
  expect(isDatabaseOutage(await errorOf(endless))).toBe(true);
});

it('asks as the database itself does', async () => {
  const limited = withQueryTimeout(db, 5_000);
  expect((await limited.query('select $1::int + 1 as sum', [1])).rows).toEqual([{ sum: 2 }]);
  expect((await limited.query({ name: 'a-sum', text: 'select $1::int + 1 as sum', values: [2] })).rows).toEqual([{ sum: 3 }]);
  expect(await inTransaction(limited, async (client) => (await client.query('select $1::int as n', [7])).rows)).toEqual([{ n: 7 }]);
  expect(limited.totalCount).toBe(db.totalCount);
});
