import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { memoryOfProcess } from '../measuring/memory-of-process.ts';
import { quantile } from '../measuring/quantile.ts';
import type { SiteProcess } from '../site/site-process.ts';
import type { PacedPlan } from './paced-visitors.ts';
import { visitorHeaders } from './visitor-headers.ts';

const run = promisify(execFile);
const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const paced = { everyMs: 10, forMs: 4_000 };

/** Returns the times of the answers of an address, requested every 10 ms for four seconds, in milliseconds. */
export async function timesOf(address: string): Promise<number[]> {
  const plan: PacedPlan = { ...paced, address };
  const { stdout } = await run(process.execPath, [...process.execArgv, scriptOf('paced-visitors.ts'), JSON.stringify(plan)]);
  return JSON.parse(stdout) as number[];
}

/** Returns the median time of uncached search pages on an otherwise idle site, in milliseconds. */
export async function timeOfRender(site: SiteProcess): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 60; at += 1) {
    const began = performance.now();
    await (await fetch(`${site.address}/search?q=fc+${at}`, { headers: visitorHeaders })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return quantile(times.slice(20), 0.5);
}

/** The memory of a process in megabytes: at first, and the max until the end. */
export interface PeakMemory {
  readonly first: number;
  readonly most: number;
}

/** Watches the memory of a process until the returned `end` is called. */
export function watchMemory(pid: number): { end(): PeakMemory } {
  const first = memoryOfProcess(pid) ?? Number.NaN;
  let most = first;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOfProcess(pid) ?? Number.NaN);
  }, 50);
  return {
    end() {
      clearInterval(watch);
      return { first, most };
    },
  };
}
