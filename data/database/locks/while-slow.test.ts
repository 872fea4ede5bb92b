import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { whileSlow } from './while-slow.ts';

const { connectionString } = await createTestDatabase();

/** Returns the answer to a query on a new connection to a database, as of a process that has just started. */
async function ask(address: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 100 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query('select 12 as answer')).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

it('asks a database again that did not answer in time, and says so once', async () => {
  // A server that accepts connections but is too busy to answer.
  const busy = createServer(() => {});
  await new Promise<void>((listening) => void busy.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void busy.close());
  const addresses = Array<string>(2).fill(`postgres://somebody@127.0.0.1:${(busy.address() as AddressInfo).port}/site`);
  const said: string[] = [];
  const answer = await whileSlow(
    'The database',
    () => (addresses.length > 0 ? ask(addresses.pop() as string) : whenQuick()),
    (text) => said.push(text),
  );
  expect([answer, addresses]).toEqual([12, []]);
  expect(said).toEqual([expect.stringMatching(/^The database does not answer \(timeout expired\); trying again for a minute$/)]);
});

/** Returns the answer to a query on the real database, without a limit that a busy machine might exceed. */
async function whenQuick(): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select 12 as answer');
  await client.end();
  return rows[0]?.answer;
}

it('asks none again that refuses', async () => {
  const wrong = new URL(connectionString);
  wrong.pathname = '/no_such_database';
  const said: string[] = [];
  const asking = whileSlow(
    'The database',
    async () => {
      const client = new pg.Client({ connectionString: wrong.href });
      await client.connect();
    },
    (text) => said.push(text),
  );
  await expect(asking).rejects.toThrow('does not exist');
  expect(said).toEqual([]);
});
