import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#domain/chance/random.ts';

/** Kills the server of a data folder; false when none runs. */
export function killServer(dataFolder: string): boolean {
  const pid = pidOfServer(dataFolder);
  return pid !== undefined && kill(pid);
}

/** Kills one of the database processes that serve the site; returns false when there is none. */
export function killBackend(dataFolder: string, random: Random): boolean {
  const server = pidOfServer(dataFolder);
  if (server === undefined) return false;
  const backends = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const { parent, title } = describe(pid);
    return parent === server && title.includes('tipledger_site');
  });
  const chosen = backends[random.integer(backends.length)];
  return chosen !== undefined && kill(Number(chosen));
}

/** Returns the process number of the server of a data folder; undefined when none runs. */
export function pidOfServer(dataFolder: string): number | undefined {
  const file = join(dataFolder, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  return describe(pid).title.includes('postgres') ? Number(pid) : undefined;
}

/** Returns the parent and the command line of a process; empty values when it has ended. */
function describe(pid: string): { readonly parent: number; readonly title: string } {
  try {
    const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
    return { parent, title: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return { parent: 0, title: '' };
    throw error;
  }
}

function kill(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
