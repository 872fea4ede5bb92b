import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { withClient } from './with-client.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-postgres-'));
// As root the server runs as another user, who has to reach the folder.
await chmod(folder, 0o755);
const started: EmbeddedPostgres[] = [];
const announced: string[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, (text) => announced.push(text));
  started.push(server);
  return server;
}

afterAll(async () => {
  // All handles are of one server, which a test that failed has left running.
  await started[0]?.stop({ evenIfUsed: true });
  await rm(folder, { recursive: true, force: true });
});

async function isRunning(server: EmbeddedPostgres): Promise<boolean> {
  try {
    await server.listDatabases();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ECONNREFUSED') return false;
    throw error;
  }
}

it('makes a cluster once, serves it to several processes, and keeps what is in it', async () => {
  const first = await start();
  expect(announced).toEqual([`Making a PostgreSQL database in ${folder}`]);
  await first.createDatabase('kept');
  await first.createDatabase('kept');
  expect(await first.listDatabases()).toContain('kept');
  await withClient(first.connectionString('kept'), (client) => client.query("create table notes as select 'here' as text"));

  const second = await start();
  expect(second.connectionString('kept')).toBe(first.connectionString('kept'));

  expect(await first.stop()).toBe('stopped');
  expect(await isRunning(second)).toBe(false);
  expect(await second.stop()).toBe('stopped');

  const third = await start();
  expect(announced).toHaveLength(1);
  const { rows } = await withClient(third.connectionString('kept'), (client) => client.query('select text from notes'));
  expect(rows).toEqual([{ text: 'here' }]);
  await third.stop();
});

it('is left to those who are still connected, and stopped by the last', async () => {
  const server = await start();
  await withClient(server.connectionString('postgres'), async (other) => {
    expect(await server.stop()).toBe('in-use');
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
  expect(await server.stop()).toBe('stopped');
});

it('starts again after its server was killed', async () => {
  const killed = await start();
  await withClient(killed.connectionString('postgres'), (client) => client.query("create table kept as select 'told' as text"));
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  execFileSync('kill', ['-9', String(pid)]);
  const server = await start();
  const { rows } = await withClient(server.connectionString('postgres'), (client) => client.query('select text from kept'));
  expect(rows).toEqual([{ text: 'told' }]);
  expect(await server.stop()).toBe('stopped');
});

it('says what is missing when the password is gone', async () => {
  await rm(join(folder, 'postgres-password'));
  await expect(start()).rejects.toThrow(/postgres-password is missing.*put it back/);
});

it('says that a folder cannot be written', async () => {
  await expect(startEmbeddedPostgres('/proc/no-such-place', () => {})).rejects.toThrow(/^\/proc\/no-such-place cannot be written/);
});
