import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db, connectionString } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'tipledger-backup-'));
const file = join(folder, 'backup.ndjson.gz');
const root = fileURLToPath(new URL('../..', import.meta.url));
const started: ChildProcess[] = [];
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await removeFolder(folder);
});

/** Runs the command as npm does, with a umask that makes files readable to every user. */
function startBackup() {
  const child = spawn('sh', ['-c', `umask 022; exec "${process.execPath}" server/commands/db-backup.ts "${file}"`], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: connectionString },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, err }));
  return { child, ended };
}

it('leaves nothing behind when it is broken off in the middle', async () => {
  await inTransaction(db, async (client) => {
    // The backup waits at this table for as long as the transaction takes.
    await client.query('lock table votes in access exclusive mode');
    const { child, ended } = startBackup();
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 40_000, interval: 20 });
    expect(await readdir(folder)).not.toContain('backup.ndjson.gz');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
  });
  expect(await readdir(folder)).toEqual([]);
}, 60_000);

it('can be read by its owner alone, and stands under its name when it is whole', async () => {
  expect(await startBackup().ended).toEqual({ code: 0, err: '' });
  expect(await readdir(folder)).toEqual(['backup.ndjson.gz']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  expect([JSON.parse(lines[0] as string).format, lines.at(-2)]).toEqual(['tipledger-backup', '\\.']);
}, 60_000);

it('never replaces a file', async () => {
  await writeFile(file, 'mine');
  const { code, err } = await startBackup().ended;
  expect([code, err]).toEqual([2, `${file} exists already; name another file\n`]);
  expect([await readFile(file, 'utf8'), await readdir(folder)]).toEqual(['mine', ['backup.ndjson.gz']]);
}, 60_000);
