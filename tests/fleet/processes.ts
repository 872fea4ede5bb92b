import { readdir, readFile } from 'node:fs/promises';

/** The resources that processes of a part of the fleet take. */
export interface Use {
  /** CPU time so far, in seconds, with that of children that have ended. */
  readonly cpuSeconds: number;
  /** Memory in megabytes, in which what processes share counts once. */
  readonly megabytes: number;
}

interface Listed {
  readonly pid: number;
  readonly parent: number;
  readonly cpuSeconds: number;
}

/** Returns what a process and all its descendants take; nothing of one that has ended. */
export async function takenBy(pid: number, listed: readonly Listed[]): Promise<Use> {
  const own = listed.find((one) => one.pid === pid);
  if (own === undefined) return { cpuSeconds: 0, megabytes: 0 };
  const below = await Promise.all(listed.filter(({ parent }) => parent === pid).map((child) => takenBy(child.pid, listed)));
  const megabytes = await megabytesOf(pid);
  return {
    cpuSeconds: below.reduce((sum, use) => sum + use.cpuSeconds, own.cpuSeconds),
    megabytes: below.reduce((sum, use) => sum + use.megabytes, megabytes),
  };
}

/** Returns all processes of this machine. CPU time includes that of children that have ended and were waited for. */
export async function listProcesses(): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await textOf(`/proc/${name}/stat`) : undefined;
    if (stat === undefined) continue;
    // The name of the program may hold blanks; after it come the fields from the third on, and time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cpu = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    listed.push({ pid: Number(name), parent: Number(fields[1]), cpuSeconds: cpu / 100 });
  }
  return listed;
}

async function megabytesOf(pid: number): Promise<number> {
  return Number(/^Pss:\s+(\d+)/m.exec((await textOf(`/proc/${pid}/smaps_rollup`)) ?? '')?.[1] ?? 0) / 1_024;
}

/** Returns the established connections to ports of this machine, by port. */
export async function connectionsTo(ports: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counts = new Map(ports.map((port) => [port, 0]));
  for (const line of ((await textOf('/proc/net/tcp')) ?? '').split('\n')) {
    const [, local, , state] = line.trim().split(/\s+/);
    if (local === undefined || state !== '01') continue;
    const port = Number.parseInt(local.slice(local.indexOf(':') + 1), 16);
    const count = counts.get(port);
    if (count !== undefined) counts.set(port, count + 1);
  }
  return counts;
}

/** Returns the text of a file of /proc; undefined when its process has ended. Some take a tenth of a second, for which nothing else may wait. */
function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
