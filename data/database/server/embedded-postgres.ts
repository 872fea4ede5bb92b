import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { tryProcessLock, withProcessLock } from '#data/locks/process-lock.ts';
import type { Queryable } from '../database.ts';
import { whileSlow } from '../locks/while-slow.ts';
import { ensureLoginRole } from '../schema/site-role.ts';
import { withClient } from '../with-client.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { clusterUser, makeCluster, siteUser } from './make-cluster.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { refuseOtherVersion } from './postgres-version.ts';
import { prepareFolder } from './prepare-folder.ts';
import { refuseFullDisk } from './refuse-full-disk.ts';
import { findRunningServer, isSomeoneConnected } from './running-server.ts';
import { rotateServerLog } from './server-log.ts';
import { joinOrStartServer, type StartableCluster, serverLogOf } from './start-server.ts';

/** Milliseconds between two checks of the size of the server's log. */
const rotateLogEveryMs = 60_000;

export interface EmbeddedPostgres {
  /** Returns the present address of one of its databases, for the owner of all; the database need not exist yet. */
  connectionString(database: string): string;
  /** Returns the same address for the site's role. */
  siteConnectionString(database: string): string;
  /** Creates the database unless it exists. */
  createDatabase(database: string): Promise<void>;
  listDatabases(): Promise<string[]>;
  /** Restarts the server when it has died, and updates its address; does nothing else to a running one. */
  revive(): Promise<void>;
  /** Leaves the server, and stops it unless another process uses it and `evenIfUsed` is not set. */
  stop(options?: { readonly evenIfUsed?: boolean }): Promise<'stopped' | 'in-use'>;
}

/**
 * Starts the PostgreSQL installed by npm, in `folder`, on a loopback port and with a password that do not change; creates the cluster the first time. A
 * server that already runs there (for another command, or a killed site) is joined.
 *
 * @param binaries the programs, of the version that made the cluster
 * @throws EmbeddedPostgresError when a person has to do something, such as to upgrade a cluster of another version
 */
export async function startEmbeddedPostgres(
  folder: string,
  announce: (text: string) => void,
  binaries: PostgresBinaries | undefined = findPostgresBinaries(),
): Promise<EmbeddedPostgres> {
  if (binaries === undefined) {
    throw new EmbeddedPostgresError(
      `npm installed no PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
  prepareFolder(folder);
  // One process at a time starts or stops the server; every process that uses it holds a second, shared lock until it ends.
  const alone = <Result>(work: () => Promise<Result>, waiting?: () => void) => withProcessLock(resolve(folder, '.lock'), work, waiting);
  const usersFile = resolve(folder, '.users');
  const { startable, use, openedPort } = await alone(
    async () => {
      const opened = await openCluster(folder, binaries, announce);
      const joined = await joinOrStartServer(opened);
      return { startable: opened, use: tryProcessLock(usersFile, 'shared'), openedPort: joined };
    },
    () => announce(`Another process is opening the database in ${folder}; waiting for it`),
  );
  const { cluster, password, programs, pgCtl } = startable;
  let port = openedPort;
  const addressOf = (user: string, secret: string) => (database: string) => `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  const connectionString = addressOf(clusterUser, password);
  // The site's password can be derived from the owner's, but not the other way round.
  const sitePassword = createHmac('sha256', password).update(siteUser).digest('hex');
  const ensureRole = () => withClient(connectionString('postgres'), (admin) => ensureLoginRole(admin, siteUser, sitePassword));
  await whileSlow(`The database in ${folder}`, ensureRole, announce);
  const rotation = setInterval(() => {
    try {
      rotateServerLog(serverLogOf(cluster));
    } catch (error) {
      announce(`The log of PostgreSQL cannot be shortened: ${(error as Error).message}`);
    }
  }, rotateLogEveryMs);
  rotation.unref();

  return {
    connectionString,
    siteConnectionString: addressOf(siteUser, sitePassword),
    listDatabases: () =>
      withClient(connectionString('postgres'), async (admin) => {
        const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where not datistemplate');
        return rows.map((row) => row.datname);
      }),
    createDatabase: (database) => withClient(connectionString('postgres'), (admin) => createDatabase(admin, database)),
    async revive() {
      port = await alone(() => joinOrStartServer(startable));
    },
    stop: ({ evenIfUsed = false } = {}) => {
      clearInterval(rotation);
      return alone(async () => {
        use?.release();
        // Another process that used it may have stopped it already, or it was killed.
        if ((await findRunningServer(startable)) === undefined) return 'stopped';
        if (!evenIfUsed && (isUsedByAnother(usersFile) || (await isSomeoneConnected(connectionString('postgres'))))) return 'in-use';
        await programs.run(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20']);
        return 'stopped';
      });
    },
  };
}

async function openCluster(folder: string, binaries: PostgresBinaries, announce: (text: string) => void): Promise<StartableCluster> {
  const { initdb, pgCtl } = binaries;
  const cluster = resolve(folder, 'postgres');
  await refuseOtherVersion(cluster, binaries);
  const passwordFile = resolve(folder, 'postgres-password');
  refuseFullDisk(folder, !existsSync(cluster));
  const programs = postgresPrograms([initdb, cluster]);
  if (!existsSync(cluster)) {
    announce(`Making a PostgreSQL database in ${folder}`);
    await makeCluster(programs, initdb, cluster, passwordFile);
  }
  if (!existsSync(passwordFile)) {
    throw new EmbeddedPostgresError(
      `${passwordFile} is missing, without which ${cluster} cannot be opened; put it back, or move both away to begin anew`,
    );
  }
  return { folder, cluster, password: readFileSync(passwordFile, 'utf8').trim(), programs, pgCtl };
}

/** Returns true while another process of this machine has the server open. */
function isUsedByAnother(usersFile: string): boolean {
  const lock = tryProcessLock(usersFile, 'exclusive');
  lock?.release();
  return lock === undefined;
}

async function createDatabase(admin: Queryable, database: string): Promise<void> {
  const found = await admin.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount !== 0) return;
  await admin
    .query(`create database ${pg.escapeIdentifier(database)} template template0 encoding 'UTF8'`)
    .catch((error: { code?: string }) => {
      // Another process was faster.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
}
