import { execFile, execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Runner of PostgreSQL's programs, under another user when this one may not run them. */
export interface PostgresPrograms {
  /** Changes the owner of a file or folder to the user that runs the server. */
  handOver(path: string): void;
  /** Runs a program; rejects with its `stderr` when it fails. */
  run(program: string, args: readonly string[]): Promise<void>;
}

/**
 * Returns a runner of PostgreSQL's programs. PostgreSQL refuses to run as root, so root runs it as an unprivileged user. When the folders that it needs are
 * closed to that user (as /root is), the user gets the one capability that opens them, by setpriv of util-linux.
 *
 * @param needed programs and folders that the server must reach
 */
export function postgresPrograms(needed: readonly string[]): PostgresPrograms {
  // The server's user may have no access to the site's own folder, and the server would report that for a working directory.
  const cwd = '/';
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (owner === undefined) {
    return {
      handOver: () => {},
      run: async (program, args) => void (await run(program, [...args], process.platform === 'win32' ? {} : { cwd })),
    };
  }
  const handOver = (path: string) => chownSync(path, owner.uid, owner.gid);
  if (needed.every((path) => isOpenTo(owner, path))) {
    return { handOver, run: async (program, args) => void (await run(program, [...args], { ...owner, cwd })) };
  }
  const lent = [
    '--securebits',
    '+no_setuid_fixup',
    '--reuid',
    String(owner.uid),
    '--regid',
    String(owner.gid),
    '--clear-groups',
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
  ];
  return { handOver, run: async (program, args) => void (await run('setpriv', [...lent, program, ...args], { cwd })) };
}

function unprivilegedUser(): Owner {
  for (const name of ['postgres', 'nobody']) {
    const ids = idsOf(name);
    if (ids !== undefined) return ids;
  }
  throw new EmbeddedPostgresError('PostgreSQL does not run as root, and no user "nobody" exists; start the site as an ordinary user');
}

function idsOf(name: string): Owner | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch (error) {
    // `id` ends with 1 for a user who does not exist.
    if ((error as { status?: number }).status === 1) return undefined;
    throw error;
  }
}

/** Returns true when every folder on the way to a path lets the user through. */
function isOpenTo({ uid, gid }: Owner, path: string): boolean {
  const folder = dirname(path);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats !== undefined) {
    const bit = stats.uid === uid ? 0o100 : stats.gid === gid ? 0o010 : 0o001;
    if ((stats.mode & bit) === 0) return false;
  }
  return folder === path || isOpenTo({ uid, gid }, folder);
}
