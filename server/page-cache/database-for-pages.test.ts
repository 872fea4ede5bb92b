import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { inTransaction, openDatabase } from '#data/database/database.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createOutageGuard, databaseForPages, visitorForPages } from './database-for-pages.ts';

const { db } = await createTestDatabase();
let heard: unknown[];
const unlessAway = createOutageGuard((error) => heard.push(error));
const unreachable = () => {
  const pool = openDatabase('postgres://nobody@127.0.0.1:1/none', 1);
  onTestFinished(() => pool.end());
  return pool;
};

beforeEach(() => {
  heard = [];
});

it.each([
  ['a query', () => databaseForPages(unreachable(), unlessAway).query('select 1')],
  ['a transaction', () => inTransaction(databaseForPages(unreachable(), unlessAway), (client) => client.query('select 1'))],
  [
    'a transaction whose connection is lost',
    () => inTransaction(databaseForPages(db, unlessAway), (client) => client.query('select pg_terminate_backend(pg_backend_pid())')),
  ],
  [
    'what is known of a visitor',
    () => {
      const addressKey = async () => String(await unreachable().query('select 1'));
      return visitorForPages({ country: async () => undefined, addressKey, voterKey: async () => undefined }, unlessAway).addressKey();
    },
  ],
])('%s without a database is an outage, whose reason is heard', async (_asked, ask) => {
  await expect(ask()).rejects.toMatchObject({ status: 503 });
  expect(heard[0]).toBeInstanceOf(Error);
});

it('a mistake in a transaction is none', async () => {
  const mistaken = inTransaction(databaseForPages(db, unlessAway), (client) => client.query('select nothing'));
  await expect(mistaken).rejects.toThrow('column "nothing" does not exist');
  expect(heard).toEqual([]);
});

it('what a transaction did stands', async () => {
  await db.query('create table kept (number int)');
  await inTransaction(databaseForPages(db, unlessAway), (client) => client.query('insert into kept values (7)'));
  expect((await db.query('select number from kept')).rows).toEqual([{ number: 7 }]);
});
