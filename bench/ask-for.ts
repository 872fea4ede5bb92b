import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
  /** What the server's process spent on one request; undefined where the system does not tell (only Linux does). */
  readonly cpuMicroseconds: number | undefined;
}

const generator = fileURLToPath(new URL('./load-generator.ts', import.meta.url));
const connections = 32;
/** The unit of times in /proc, which Linux has fixed at a hundredth of a second. */
const tickMicroseconds = 10_000;
const run = promisify(execFile);

/** Asks a server of this machine for an address, so many seconds, from a process of its own. */
export async function askFor({ address, pid }: { readonly address: string; readonly pid: number }, seconds: number): Promise<Load> {
  const before = cpuTicks(pid);
  const { stdout } = await run(process.execPath, [generator, address, String(seconds), String(connections)]);
  const after = cpuTicks(pid);
  const { requests, ...load } = JSON.parse(stdout) as { requestsPerSecond: number; p99Ms: number; requests: number };
  return {
    ...load,
    cpuMicroseconds: before === undefined || after === undefined ? undefined : ((after - before) * tickMicroseconds) / requests,
  };
}

function cpuTicks(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  // The name in parentheses may hold blanks; user and system time are the twelfth and thirteenth field after it.
  const [user, system] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
  return Number(user) + Number(system);
}
