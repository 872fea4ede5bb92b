import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '#data/database/with-client.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { removeFolder } from './remove-folder.ts';

export const pgBouncerProgram = '/usr/sbin/pgbouncer';

/** False where Debian's PgBouncer is not installed. */
export const hasPgBouncer = existsSync(pgBouncerProgram);

export interface RunningPgBouncer {
  /** The address of the database through it. */
  readonly connectionString: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PgBouncer in transaction mode before the database, with so many server connections, and waits until it leads there.
 *
 * @param hasTurns takes the server connection that has been idle longest, so that transactions of a client get different ones; by default, like PgBouncer, the
 *   one that was used last
 */
export async function runPgBouncer(connectionString: string, connections: number, hasTurns = false): Promise<RunningPgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(connectionString);
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const ownPort = await freePort();
  const name = pathname.slice(1);
  const users = join(folder, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
server_login_retry = 1
server_round_robin = ${hasTurns ? 1 : 0}
default_pool_size = ${connections}
`,
  );
  // Like PostgreSQL, it does not run as root.
  const isRoot = process.getuid?.() === 0;
  const owner = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const child = spawn(pgBouncerProgram, [file], { stdio: 'ignore', ...(isRoot ? { uid: owner('-u'), gid: owner('-g') } : {}) });
  const stop = async () => {
    child.kill('SIGKILL');
    await removeFolder(folder);
  };
  const address = new URL(connectionString);
  address.host = `127.0.0.1:${ownPort}`;
  try {
    await eventually(() => withClient(address.href, () => Promise.resolve('connected')));
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString: address.href, pid: child.pid as number, stop };
}
