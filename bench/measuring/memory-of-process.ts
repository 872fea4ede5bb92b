import { existsSync, readFileSync } from 'node:fs';

/** Returns the megabytes of memory that a process holds; undefined on systems that do not report it (only Linux does). */
export function memoryOfProcess(pid: number): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1_024;
}
