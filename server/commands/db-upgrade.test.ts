import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction, openDatabase } from '#data/database/database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { findPostgresBinaries, type PostgresBinaries } from '#data/database/server/postgres-binaries.ts';
import { postgresPrograms } from '#data/database/server/postgres-programs.ts';
import { binariesIn, versionOfBinaries, versionOfCluster } from '#data/database/server/postgres-version.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { itThoroughly } from '#tests/factories/how-many.ts';
import { removeFolder } from '#tests/factories/remove-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const debianBin = '/usr/lib/postgresql/15/bin';
const own = findPostgresBinaries() as PostgresBinaries;
const present = await versionOfBinaries(own);
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await removeFolder(folder);
});

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-upgrade-'));
  // Under root the server runs as another user, which must have access to the folder.
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Runs a command as npm does; returns its exit code and what it printed. */
function run(command: string, folder: string, ...words: string[]): { code: number; out: string } {
  try {
    const out = execFileSync(process.execPath, [`server/commands/${command}.ts`, ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_FOLDER: folder, DATASET: 'real' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { code: 0, out };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, out: stdout + stderr };
  }
}

/** Stores one tip in the ledger of the real data. */
async function fill(folder: string, binaries?: PostgresBinaries): Promise<void> {
  const server = await startEmbeddedPostgres(folder, () => {}, binaries);
  await server.createDatabase('tipledger');
  const db = openDatabase(server.connectionString('tipledger'), 2);
  await migrateDatabase(db);
  await inTransaction(db, (client) => recordTips(client, [aTip()], new Date('2024-06-30T12:00:00Z')));
  await db.end();
  await server.stop();
}

it('says what it needs where the programs of the former version are missing', async () => {
  const folder = await makeFolder();
  const cluster = join(folder, 'postgres');
  mkdirSync(cluster);
  writeFileSync(join(cluster, 'PG_VERSION'), '10\n');
  await expect(startEmbeddedPostgres(folder, () => {})).rejects.toThrow(
    `${cluster} was made by PostgreSQL 10, and this version of the site has PostgreSQL ${present}; stop the site and run npm run db:upgrade, which moves the data over`,
  );
  const without = run('db-upgrade', folder);
  expect(without.code).toBe(1);
  expect(without.out).toMatch(/^\S+ was made by PostgreSQL 10, and only the programs of PostgreSQL \d+ are here\. Either install/);
  expect(run('db-upgrade', folder, '--from-backup', join(folder, 'none'))).toEqual({
    code: 1,
    out: expect.stringContaining('none does not exist'),
  });
  expect(versionOfCluster(cluster)).toBe(10);
}, 120_000);

itThoroughly(
  'takes a backup where the programs of the former version are missing',
  async () => {
    const folder = await makeFolder();
    await fill(folder);
    const backup = join(folder, 'backup.gz');
    expect(run('db-backup', folder, backup).code).toBe(0);
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '10\n');
    const { code, out } = run('db-upgrade', folder, '--from-backup', backup);
    expect([code, out]).toEqual([0, expect.stringContaining('the ledger has 1 records')]);
    expect(await readdir(folder)).toContain('postgres-10');
    expect(run('ledger-verify', folder).code).toBe(0);
    expect(run('db-upgrade', folder).out).toContain(`is of PostgreSQL ${present} already`);
  },
  120_000,
);

// Where Debian's PostgreSQL 15 is installed.
if (existsSync(debianBin))
  itThoroughly(
    "moves the data of Debian's PostgreSQL 15 over",
    async () => {
      const folder = await makeFolder();
      const cluster = join(folder, 'postgres');
      const binaries = binariesIn(debianBin);
      const programs = postgresPrograms([binaries.initdb, cluster]);
      const password = join(folder, 'postgres-password');
      mkdirSync(cluster, { mode: 0o700 });
      writeFileSync(password, 'hunter2\n', { mode: 0o600 });
      programs.handOver(cluster);
      programs.handOver(password);
      const choices = ['-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-sync'];
      await programs.run(binaries.initdb, ['-D', cluster, '-U', 'tipledger', '--pwfile', password, ...choices]);
      appendFileSync(join(cluster, 'postgresql.conf'), "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\n");
      await fill(folder, binaries);

      const { code, out } = run('db-upgrade', folder);
      expect([code, out]).toEqual([0, expect.stringContaining('the ledger has 1 records')]);
      expect((await readdir(folder)).filter((name) => name.startsWith('upgrade-'))).toEqual([]);
      expect([versionOfCluster(cluster), versionOfCluster(`${cluster}-15`)]).toEqual([present, 15]);
      expect(readFileSync(password, 'utf8')).toBe('hunter2\n');
      const verified = run('ledger-verify', folder);
      expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('1')]);
    },
    120_000,
  );
