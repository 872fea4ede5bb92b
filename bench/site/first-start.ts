import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../measuring/figure.ts';
import { demonstrationNow } from './demonstration-site.ts';
import { startSiteProcess } from './site-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const targetSeconds = 15;
/** Max time for which the past is waited for. */
const patienceMs = 900_000;

/**
 * Measures the time from the start of a built site with an empty data folder to its first page with today's matches and tips, and from then
 * until no page says any more that the past is being loaded. Both depend on the whole machine, so its load is reported beside them.
 */
export async function measureFirstStart(): Promise<Figure[]> {
  const folder = await temporaryFolder();
  try {
    const began = performance.now();
    const site = await startSiteProcess(folder, { CLOCK: demonstrationNow.toISOString() });
    try {
      const home = await textOf(`${site.address}/`);
      const tips = (await textOf(`${site.address}/tips`)).match(/<li id="tips-/g)?.length ?? 0;
      const seconds = secondsSince(began);
      const cpuSeconds = cpuSecondsOf(site.pid);
      const load = loadOfMachine();
      const matches = new Set(home.match(/data-match="\d+"/g)).size;
      const pastSeconds = await secondsUntilWhole(site.address);
      return [
        {
          name: "first start of a built site, to the first page with today's matches and tips",
          value: `${seconds.toFixed(1)} s, with ${cpuSeconds === undefined ? 'an unknown' : cpuSeconds.toFixed(1)} s of CPU time in the site's process (${matches} matches on it, ${tips} tips; load ${load})`,
          target: `${targetSeconds} s on two quiet cores`,
          met: seconds <= targetSeconds && matches > 0 && tips > 0,
        },
        { name: 'from then until the past is there', value: `${pastSeconds.toFixed(1)} s (load ${loadOfMachine()})` },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsUntilWhole(address: string): Promise<number> {
  const began = performance.now();
  while ((await textOf(`${address}/contact`)).includes('<filling-notice')) {
    if (performance.now() - began > patienceMs) throw new Error(`the past is not there after ${patienceMs / 1_000} s`);
    await pause(250);
  }
  return secondsSince(began);
}

/** Returns the CPU time that a process has spent, in seconds, also in threads that have ended; undefined on other systems than Linux. */
function cpuSecondsOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const stat = readFileSync(file, 'utf8');
  // The name of the program may hold blanks; after it come the fields from the third on, and time in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const secondsSince = (began: number) => (performance.now() - began) / 1_000;

const loadOfMachine = () => (loadavg()[0] as number).toFixed(0);

const textOf = async (address: string) => (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();
