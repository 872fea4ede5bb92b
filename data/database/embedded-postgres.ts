import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);
const user = 'tipledger';

/** Something about the site's own PostgreSQL that a person has to mend; the message says what. */
export class EmbeddedPostgresError extends Error {
  readonly code = 'EMBEDDED_POSTGRES';
  override readonly name = 'EmbeddedPostgresError';
}

export interface EmbeddedPostgres {
  /** The address of one of its databases; the database need not exist yet. */
  connectionString(database: string): string;
  /** Makes the database unless it exists. */
  createDatabase(database: string): Promise<void>;
  listDatabases(): Promise<string[]>;
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
  const owner = serverOwner();
  prepareFolder(folder);
  if (!existsSync(join(cluster, 'PG_VERSION')) || !existsSync(passwordFile)) {
    announce('Making a PostgreSQL database in .data');
    await makeCluster(binaries, cluster, passwordFile, owner);
  }
  const password = readFileSync(passwordFile, 'utf8').trim();
  const port = await joinOrStart(binaries, cluster, password, owner);
  const connectionString = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

  return {
    connectionString,
    listDatabases: () =>
      withAdmin(connectionString('postgres'), async (admin) => {
        const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where not datistemplate');
        return rows.map((row) => row.datname);
      }),
    createDatabase: (database) =>
      withAdmin(connectionString('postgres'), async (admin) => {
        const found = await admin.query('select 1 from pg_database where datname = $1', [database]);
        if (found.rowCount === 0) await admin.query(`create database ${pg.escapeIdentifier(database)} template template0 encoding 'UTF8'`);
      }),
    stop: async ({ evenIfUsed = false } = {}) => {
      if (!evenIfUsed && (await othersConnected(connectionString('postgres')))) return 'in-use';
      await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '20'], owner ?? {});
      return 'stopped';
    },
  };
}

/** PostgreSQL refuses to run as root, so root lends it to an unprivileged user. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch (error) {
      if (name === 'nobody') {
        throw new EmbeddedPostgresError('PostgreSQL does not run as root and no user "nobody" exists; start the site as an ordinary user', { cause: error });
      }
    }
  }
  return undefined;
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'a');
    rmSync(probe);
  } catch (error) {
    throw new EmbeddedPostgresError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}); free it, or set DATABASE_URL`, { cause: error });
  }
}

async function makeCluster(
  binaries: PostgresBinaries,
  cluster: string,
  passwordFile: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<void> {
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (owner !== undefined) {
    chownSync(cluster, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const settings = [
    '-D', cluster, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--locale=C', '--no-sync',
    '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'shared_buffers=256MB', '-c', 'max_wal_size=2GB',
    '-c', 'jit=off', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC', '-c', 'logging_collector=off',
  ];
  try {
    await run(binaries.initdb, settings, owner ?? {});
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    const reason = `${(error as { stderr?: string }).stderr ?? ''}`.trim().split('\n').at(-1) || (error as Error).message;
    throw new EmbeddedPostgresError(`PostgreSQL could not be set up in ${cluster}: ${reason}`, { cause: error });
  }
}

async function joinOrStart(
  binaries: PostgresBinaries,
  cluster: string,
  password: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<number> {
  const running = await portOfRunningServer(cluster, password);
  if (running !== undefined) return running;
  const port = await freePort();
  const logFile = join(cluster, 'server.log');
  try {
    // The server is detached, so that Ctrl-C reaches the site alone, which finishes its requests before it stops the server.
    await run(binaries.pgCtl, ['start', '-D', cluster, '-l', logFile, '-w', '-t', '60', '-o', `-p ${port}`], owner ?? {});
    return port;
  } catch (error) {
    // Another process of the site may have been faster.
    const other = await portOfRunningServer(cluster, password);
    if (other !== undefined) return other;
    throw new EmbeddedPostgresError(`PostgreSQL did not start: ${lastError(logFile)}`, { cause: error });
  }
}

function lastError(logFile: string): string {
  if (!existsSync(logFile) || statSync(logFile).size === 0) return 'it left no message';
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it left no message';
}

/** The port in postmaster.pid, when a server of this cluster answers there with our password. */
async function portOfRunningServer(cluster: string, password: string): Promise<number | undefined> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  if (!Number.isInteger(port) || port <= 0) return undefined;
  const address = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  try {
    const folder = await withAdmin(address, async (admin) => {
      const { rows } = await admin.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory;
    });
    return folder !== undefined && resolve(folder) === cluster ? port : undefined;
  } catch (error) {
    if (['ECONNREFUSED', '28P01', '28000', 'ETIMEDOUT', 'ECONNRESET', '57P03'].includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

async function othersConnected(address: string): Promise<boolean> {
  return withAdmin(address, async (admin) => {
    const { rows } = await admin.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rows[0]?.others ?? 0) > 0;
  });
}

async function withAdmin<Result>(address: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? found(address.port) : failed(new Error('no free port'))));
    });
  });
}
