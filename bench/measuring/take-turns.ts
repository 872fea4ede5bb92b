import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface MeasuredServer {
  /** The address of a page on this machine. */
  readonly address: string;
  readonly pid: number;
}

export interface LoadPlan {
  readonly servers: readonly MeasuredServer[];
  /** The number of turns of each server, and their length. */
  readonly turns: number;
  readonly turnMs: number;
  readonly warmUpMs: number;
  readonly connections: number;
}

export interface ServerLoad {
  readonly turns: readonly {
    readonly requestsPerSecond: number;
    /** The CPU time that the server's process spent on one request; undefined on systems that do not report it. */
    readonly cpuMicroseconds: number | undefined;
  }[];
  readonly p99Ms: number;
}

const generator = fileURLToPath(new URL('../load/load-generator.ts', import.meta.url));
const run = promisify(execFile);

/** Measures servers of this machine in turns, requested from a separate process, and returns their loads in the same order. */
export async function takeTurns(plan: LoadPlan): Promise<ServerLoad[]> {
  const { stdout } = await run(process.execPath, [generator, JSON.stringify(plan)], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as ServerLoad[];
}
