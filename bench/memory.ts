import { setTimeout as pause } from 'node:timers/promises';
import { say } from '#server/commands/calls/command-line.ts';
import { startCrowd } from './load/start-crowd.ts';
import type { Figure } from './measuring/figure.ts';
import { memoryOfProcess } from './measuring/memory-of-process.ts';
import { samplePagesOf } from './site/demonstration-pages.ts';
import { startDemonstrationSite } from './site/demonstration-site.ts';

const maxMegabytes = 350;
const visitors = 32;
/** Pages that the page cache stores, in several languages, and some that it does not. */
const cachedPaths = [
  '/',
  '/?tab=live',
  '/tips',
  '/odds',
  '/track-record',
  '/leagues',
  '/de',
  '/gr',
  '/cz',
  '/es',
  '/it',
  '/pt_br',
  '/de/tips',
  '/gr/odds',
];
const uncachedPaths = ['/search?q=fc+*', '/no-such-match-*'];

/** Returns the memory of the web process after so many minutes of load, and its max during them. */
export async function measureMemory(minutes = Number(process.env.MEMORY_MINUTES ?? 10)): Promise<Figure[]> {
  const site = await startDemonstrationSite();
  try {
    const megabytes = () => memoryOfProcess(site.pid) ?? Number.NaN;
    const atFirst = megabytes();
    let most = atFirst;
    const pages = Object.values(await samplePagesOf(site));
    const crowd = startCrowd({ site: site.address, visitors, paths: [...pages, ...cachedPaths, ...uncachedPaths] });
    for (let second = 1; second <= minutes * 60; second += 1) {
      await pause(1_000);
      most = Math.max(most, megabytes());
      if (second % 60 === 0) say(`  after ${second / 60} min: ${megabytes().toFixed(0)} MB`);
    }
    const inTheEnd = megabytes();
    const { statuses } = await crowd.end();
    const answers = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`);
    return [
      {
        name: `memory of the web process after ${minutes} min of ${visitors} visitors without a pause`,
        value: `${inTheEnd.toFixed(0)} MB, from ${atFirst.toFixed(0)} MB, at most ${most.toFixed(0)} MB; answered ${answers.join(', ')}`,
        target: `≤ ${maxMegabytes} MB`,
        met: inTheEnd <= maxMegabytes,
      },
    ];
  } finally {
    await site.stop();
  }
}
