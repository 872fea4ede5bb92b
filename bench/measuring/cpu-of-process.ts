import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns the CPU time that a process has spent so far in all its threads, in microseconds; undefined on other systems than Linux. */
export function cpuOfProcess(pid: number): number | undefined {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return undefined;
  return readdirSync(threads).reduce((sum, thread) => sum + nanosecondsOf(`${threads}/${thread}/schedstat`), 0) / 1_000;
}

/** Returns the first figure of a file, the nanoseconds on a processor; 0 when the thread has ended since it was listed. */
function nanosecondsOf(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
}
