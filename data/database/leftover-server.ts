import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes what a killed server left behind: the postmaster.pid of a process that is dead but that its parent has not waited for, for which
 * PostgreSQL would wait in vain. While a process of the old server still works in the cluster nothing is touched; it ends soon, since it
 * notices that the postmaster is gone.
 */
export function clearDeadServer(cluster: string): void {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync('/proc/self/stat') || !existsSync(pidFile)) return;
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
  if (stateOf(pid) === 'Z' && !someoneWorksIn(cluster)) rmSync(pidFile, { force: true });
}

/** Returns true when the process that a postmaster.pid names has ended; false when it runs, or another has its number by now. */
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

/** PostgreSQL's processes stand in the folder of their cluster. */
function someoneWorksIn(cluster: string): boolean {
  return readdirSync('/proc').some((pid) => {
    if (!/^\d+$/.test(pid) || stateOf(pid) === 'Z') return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch (error) {
      // It has just ended, or is another user's and none of ours.
      if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
  });
}

/** Returns the letter of a process's state in Linux's /proc, Z for a dead one; undefined when there is no such process. */
function stateOf(pid: string): string | undefined {
  try {
    return /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
