import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { openDatabase } from '../database.ts';
import { withClient } from '../with-client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { postgresPrograms } from './postgres-programs.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-postgres-'));
// Under root the server runs as another user, which must have access to the folder.
await chmod(folder, 0o755);
const started: EmbeddedPostgres[] = [];
const announced: string[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, (text) => announced.push(text));
  started.push(server);
  return server;
}

afterAll(async () => {
  // All handles belong to one server, left running by a failed test.
  await started.at(-1)?.stop({ evenIfUsed: true });
  await removeFolder(folder);
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

  expect(await first.stop()).toBe('in-use');
  expect(await isRunning(second)).toBe(true);
  expect(await second.stop()).toBe('stopped');
  expect(await isRunning(second)).toBe(false);

  const third = await start();
  expect(announced).toHaveLength(1);
  const { rows } = await withClient(third.connectionString('kept'), (client) => client.query('select text from notes'));
  expect(rows).toEqual([{ text: 'here' }]);
  await third.stop();
});

it('is stopped by the last of several that leave it at the same moment', async () => {
  for (let round = 0; round < 3; round += 1) {
    const servers = [await start(), await start(), await start()];
    const pools = servers.map((server) => openDatabase(server.connectionString('postgres'), 2));
    await Promise.all(pools.map((pool) => pool.query('select 1')));
    const ends = await Promise.all(
      servers.map(async (server, at) => {
        await pools[at]?.end();
        return server.stop();
      }),
    );
    expect(ends.toSorted()).toEqual(['in-use', 'in-use', 'stopped']);
    expect(await isRunning(servers[0] as EmbeddedPostgres)).toBe(false);
  }
}, 60_000);

it('is left to a client that it does not know, which stays connected', async () => {
  const server = await start();
  await withClient(server.connectionString('postgres'), async (other) => {
    expect(await server.stop()).toBe('in-use');
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
  expect(await server.stop()).toBe('stopped');
});

/** Kills the server as the system does when memory runs out. */
function killServer(): void {
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

it('starts again after its server was killed, at the same address, whichever process starts it', async () => {
  const first = await start();
  await withClient(first.connectionString('postgres'), (client) => client.query("create table kept as select 'told' as text"));
  killServer();
  const second = await start();
  expect(second.connectionString('postgres')).toBe(first.connectionString('postgres'));
  const { rows } = await withClient(first.connectionString('postgres'), (client) => client.query('select text from kept'));
  expect(rows).toEqual([{ text: 'told' }]);
  expect(await first.stop()).toBe('in-use');
  expect(await second.stop()).toBe('stopped');
});

it('moves when another program has taken its port, and is found there by those who look for it', async () => {
  const first = await start();
  const pool = openDatabase(() => first.connectionString('postgres'), 1);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  const before = new URL(first.connectionString('postgres')).port;
  killServer();
  await vi.waitFor(() => expect(isRunning(first)).resolves.toBe(false), 10_000);
  const stranger = createServer();
  await new Promise<void>((listening) => stranger.listen(Number(before), '127.0.0.1', listening));
  const second = await start();
  await first.revive();
  expect(new URL(first.connectionString('postgres')).port).not.toBe(before);
  expect(first.connectionString('postgres')).toBe(second.connectionString('postgres'));
  await vi.waitFor(async () => expect((await pool.query('select 1')).rowCount).toBe(1), 10_000);
  await pool.end();
  stranger.close();
  await first.stop();
  expect(await second.stop()).toBe('stopped');
});

it('joins a server whose start was begun by a process that did not live to see it', async () => {
  const cluster = join(folder, 'postgres');
  const { initdb, pgCtl } = findPostgresBinaries() as PostgresBinaries;
  const port = readFileSync(join(folder, 'postgres-port'), 'utf8').trim();
  for (let round = 0; round < 2; round += 1) {
    // It does not wait until the server answers.
    await postgresPrograms([initdb, cluster]).run(pgCtl, [
      'start',
      '-W',
      '-D',
      cluster,
      '-l',
      join(cluster, 'server.log'),
      '-o',
      `-p ${port}`,
    ]);
    const server = await start();
    expect(new URL(server.connectionString('postgres')).port).toBe(port);
    if (round === 0) killServer();
    else expect(await server.stop()).toBe('in-use');
  }
  for (const server of started.splice(0)) await server.stop();
});

it('names the file that holds no port', async () => {
  await writeFile(join(folder, 'postgres-port'), 'five\n');
  await expect(start()).rejects.toThrow(`${folder}/postgres-port holds "five", which is no port; remove the file`);
  await rm(join(folder, 'postgres-port'));
});

it('says what is missing when the password is gone', async () => {
  await rm(join(folder, 'postgres-password'));
  await expect(start()).rejects.toThrow(/postgres-password is missing.*put it back/);
});

it('says that a folder cannot be written', async () => {
  await expect(startEmbeddedPostgres('/proc/no-such-place', () => {})).rejects.toThrow(/^\/proc\/no-such-place cannot be written/);
});
