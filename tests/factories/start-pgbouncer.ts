import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { withClient } from '#data/database/with-client.ts';
import { freePort } from './free-port.ts';
import { removeFolder } from './remove-folder.ts';
import { closeBeforeDatabase } from './test-database.ts';

const program = '/usr/sbin/pgbouncer';

/** False where Debian's PgBouncer is not installed. */
export const hasPgBouncer = existsSync(program);

/** Starts PgBouncer in transaction mode before the database, and returns the database's address through it. It is stopped when the test file is done. */
export async function startPgBouncer(connectionString: string, connections = 4): Promise<string> {
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
server_round_robin = 1
default_pool_size = ${connections}
`,
  );
  // Like PostgreSQL, it does not run as root.
  const isRoot = process.getuid?.() === 0;
  const owner = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  const child = spawn(program, [file], { stdio: 'ignore', ...(isRoot ? { uid: owner('-u'), gid: owner('-g') } : {}) });
  closeBeforeDatabase(async () => {
    child.kill('SIGKILL');
    await removeFolder(folder);
  });
  const address = new URL(connectionString);
  address.host = `127.0.0.1:${ownPort}`;
  await expect.poll(() => withClient(address.href, () => Promise.resolve('connected')).catch(String)).toBe('connected');
  return address.href;
}
