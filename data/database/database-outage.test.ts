import { createServer, type Server } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseOutage } from './database-outage.ts';

const { db, connectionString } = await createTestDatabase();
const deaf: Server = createServer((socket) => socket.destroy());
await new Promise<void>((listening) => {
  deaf.listen(0, '127.0.0.1', listening);
});
afterAll(() => {
  deaf.close();
});

async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing went wrong');
}

describe('an outage of the database', () => {
  it('is a server that refuses connections', async () => {
    const closed = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    expect(isDatabaseOutage(await errorOf(() => closed.query('select 1')))).toBe(true);
  });

  it('is a server that hangs up', async () => {
    const { port } = deaf.address() as { port: number };
    const pool = openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`);
    expect(isDatabaseOutage(await errorOf(() => pool.query('select 1')))).toBe(true);
  });

  it('is a connection that the server ends while it works', async () => {
    const victim = openDatabase(connectionString, 1);
    victim.on('error', () => {});
    const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
    const error = errorOf(() => victim.query('select pg_sleep(30)'));
    while ((await db.query("select 1 from pg_stat_activity where pid = $1 and state = 'active'", [rows[0]?.pid])).rowCount === 0);
    await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(isDatabaseOutage(await error)).toBe(true);
    await victim.end();
  });

  it.each([
    ['room on the disk', '53100'],
    ['memory', '53200'],
    ['connections', '53300'],
    ['a disk that works', '58030'],
  ])('is a server that lacks %s', async (_, state) => {
    const error = await errorOf(() => db.query(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`));
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it('is found under an error that wraps it', async () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(isDatabaseOutage(new Error('no list', { cause }))).toBe(true);
  });

  it('is not a mistake in a query, nor any other error', async () => {
    expect(isDatabaseOutage(await errorOf(() => db.query('select * from no_such_table')))).toBe(false);
    expect(isDatabaseOutage(new TypeError('x is undefined'))).toBe(false);
    expect(isDatabaseOutage('text')).toBe(false);
  });
});
