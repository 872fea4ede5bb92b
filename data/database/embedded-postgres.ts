import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { freePort } from './free-port.ts';
import { clearDeadServer } from './leftover-server.ts';
import { clusterUser, makeCluster, siteUser } from './make-cluster.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';
import { prepareFolder } from './prepare-folder.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';
import { ensureLoginRole } from './site-role.ts';
import { withClient } from './with-client.ts';

/** What the server says while processes of a killed one are still there. They end by themselves within seconds. */
const leftoverWords = /lock file .* already exists|pre-existing shared memory block/;
const leftoverPatienceMs = 20_000;

export interface EmbeddedPostgres {
  /** The address of one of its databases for the owner of all; the database need not exist yet. */
  connectionString(database: string): string;
  /** The same for the role that the site works as. */
  siteConnectionString(database: string): string;
  /** Makes the database unless it exists. */
  createDatabase(database: string): Promise<void>;
  listDatabases(): Promise<string[]>;
  /** Starts the server again at the same address when it has died; does nothing to one that runs. */
  revive(): Promise<void>;
  /** Stops the server, unless another process is still connected to it and `evenIfUsed` is not said. */
  stop(options?: { readonly evenIfUsed?: boolean }): Promise<'stopped' | 'in-use'>;
}

/**
 * Starts the PostgreSQL that npm installed, in `folder`, on a free loopback port with a password of its own; makes the
 * cluster the first time. A server that already runs there (another command, or a site that was killed) is joined.
 */
export async function startEmbeddedPostgres(folder: string, announce: (text: string) => void): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) {
    throw new EmbeddedPostgresError(
      `npm installed no PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
  const cluster = resolve(folder, 'postgres');
  const passwordFile = resolve(folder, 'postgres-password');
  prepareFolder(folder);
  refuseFullDisk(folder, !existsSync(cluster));
  const programs = postgresPrograms([binaries.initdb, cluster]);
  if (!existsSync(cluster)) {
    announce(`Making a PostgreSQL database in ${folder}`);
    await makeCluster(programs, binaries, cluster, passwordFile);
  }
  if (!existsSync(passwordFile)) {
    throw new EmbeddedPostgresError(
      `${passwordFile} is missing, without which ${cluster} cannot be opened; put it back, or move both away to begin anew`,
    );
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const port = await joinOrStart(programs, binaries, cluster, password);
  const addressOf = (user: string, secret: string) => (database: string) => `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  const connectionString = addressOf(clusterUser, password);
  // Whoever knows the owner's password knows the site's, and not the other way round.
  const sitePassword = createHmac('sha256', password).update(siteUser).digest('hex');
  await withClient(connectionString('postgres'), (admin) => ensureLoginRole(admin, siteUser, sitePassword));

  return {
    connectionString,
    siteConnectionString: addressOf(siteUser, sitePassword),
    listDatabases: () =>
      withClient(connectionString('postgres'), async (admin) => {
        const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where not datistemplate');
        return rows.map((row) => row.datname);
      }),
    createDatabase: (database) =>
      withClient(connectionString('postgres'), async (admin) => {
        const found = await admin.query('select 1 from pg_database where datname = $1', [database]);
        if (found.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)} template template0 encoding 'UTF8'`);
      }),
    revive: async () => void (await joinOrStart(programs, binaries, cluster, password, port)),
    stop: async ({ evenIfUsed = false } = {}) => {
      // Another process that used it may have stopped it already, or it was killed.
      if ((await portOfRunningServer(cluster, password)) === undefined) return 'stopped';
      if (!evenIfUsed && (await othersConnected(connectionString('postgres')))) return 'in-use';
      await programs.run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20']);
      return 'stopped';
    },
  };
}

async function joinOrStart(
  programs: PostgresPrograms,
  binaries: PostgresBinaries,
  cluster: string,
  password: string,
  wantedPort?: number,
): Promise<number> {
  const running = await portOfRunningServer(cluster, password);
  if (running !== undefined) return running;
  const logFile = join(cluster, 'server.log');
  const giveUpAt = Date.now() + leftoverPatienceMs;
  for (;;) {
    const port = wantedPort ?? (await freePort());
    const logged = existsSync(logFile) ? statSync(logFile).size : 0;
    try {
      // The server is detached, so that Ctrl-C reaches the site alone, which finishes its requests before it stops the server.
      await programs.run(binaries.pgCtl, ['start', '-D', cluster, '-l', logFile, '-w', '-t', '60', '-o', `-p ${port}`]);
      return port;
    } catch (error) {
      // Another process of the site may have been faster.
      const other = await portOfRunningServer(cluster, password);
      if (other !== undefined) return other;
      const said = existsSync(logFile) ? readFileSync(logFile).subarray(logged).toString() : '';
      if (!leftoverWords.test(said) || Date.now() > giveUpAt) {
        throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastError(said)}`, { cause: error });
      }
      clearDeadServer(cluster);
      await pause(250);
    }
  }
}

function lastError(said: string): string {
  const lines = said.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? (lines.at(-1) || 'it left no message');
}

/** The port in postmaster.pid, when a server of this cluster answers there with our password. */
async function portOfRunningServer(cluster: string, password: string): Promise<number | undefined> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const address = `postgres://${clusterUser}:${password}@127.0.0.1:${port}/postgres`;
  try {
    const folder = await withClient(address, async (admin) => {
      const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    return folder !== undefined && resolve(folder) === cluster ? port : undefined;
  } catch (error) {
    if (['ECONNREFUSED', '28P01', '28000', 'ETIMEDOUT', 'ECONNRESET', '57P03'].includes((error as { code?: string }).code ?? ''))
      return undefined;
    throw error;
  }
}

async function othersConnected(address: string): Promise<boolean> {
  return withClient(address, async (admin) => {
    const { rows } = await admin.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rows[0]?.others ?? 0) > 0;
  });
}
