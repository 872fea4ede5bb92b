import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes the postmaster.pid of a killed server whose process is dead but was not reaped by its parent, for which PostgreSQL would wait in vain. Does
 * nothing while a process of the old server still works in the cluster; such a process ends soon, since it notices that the postmaster is gone.
 */
export function clearDeadServer(cluster: string): void {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync('/proc/self/stat') || !existsSync(pidFile)) return;
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
  if (stateOf(pid) === 'Z' && !someoneWorksIn(cluster)) rmSync(pidFile, { force: true });
}

/** Returns true when the process named in postmaster.pid has ended; false when it runs, or when its number now belongs to another process. */
export function hasServerEnded(cluster: string): boolean {
  const pid = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  try {
    process.kill(Number(pid), 0);
    return stateOf(pid) === 'Z';
  } catch (error) {
    // EPERM: it runs as another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Returns true while a process works in a cluster: PostgreSQL's processes have its folder as their working directory. */
function someoneWorksIn(cluster: string): boolean {
  return readdirSync('/proc').some((pid) => {
    if (!/^\d+$/.test(pid) || stateOf(pid) === 'Z') return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch (error) {
      // The process has just ended, or belongs to another user and not to this server.
      if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
  });
}

/** Returns the letter of a process's state in Linux's /proc, Z for a dead one; undefined when the process does not exist. */
function stateOf(pid: string): string | undefined {
  try {
    return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
