import { setTimeout as pause } from 'node:timers/promises';
import { paced } from '../load/paced.ts';
import { startListeners } from '../load/start-listeners.ts';
import type { Figure } from '../measuring/figure.ts';
import { memoryOfProcess } from '../measuring/memory-of-process.ts';
import { quantile } from '../measuring/quantile.ts';
import { measureGoals } from './live-goals.ts';
import { measureLiveRenders } from './live-renders.ts';
import { type CommittedGoal, type LiveSaturday, startLiveSaturday } from './live-saturday.ts';
import { measureLiveWorld } from './live-world.ts';

const maxListeners = 10_000;
/** Time for which streams are held open: more than two heartbeats, so that every listener is sent something. */
const heldMs = 35_000;
const usualListeners = 5_000;
const changesPerSecond = 50;
const changesForMs = 60_000;
const maxDelayMs = 1_000;
/** The time within which the last events may still arrive. */
const patienceMs = 5_000;

/**
 * Measures the streams of one process, the delays of a change and of a goal on their way to readers, and the pages that are requested on a
 * Saturday.
 */
export async function measureLive(): Promise<Figure[]> {
  const saturday = await startLiveSaturday();
  try {
    return [
      ...(await measureHeld(saturday)),
      ...(await measureDelay(saturday)),
      ...(await measureLiveRenders(saturday)),
      ...(await measureGoals()),
      ...(await measureLiveWorld()),
    ];
  } finally {
    await saturday.stop();
  }
}

async function measureHeld({ address: site, pid, matches }: LiveSaturday): Promise<Figure[]> {
  const before = memoryOfProcess(pid) ?? Number.NaN;
  const listeners = await startListeners({ site, listeners: maxListeners, topics: matches.map(({ id }) => `match=${id}`) });
  await pause(heldMs);
  const kilobytes = ((memoryOfProcess(pid) ?? Number.NaN) - before) * 1_024;
  const { open } = await listeners.end();
  return [
    {
      name: `listeners that one process holds on loopback for ${heldMs / 1_000} s`,
      value: `${open}, ${(kilobytes / maxListeners).toFixed(1)} kB of memory each; ${before.toFixed(0)} MB before`,
      target: String(maxListeners),
      met: open === maxListeners,
    },
  ];
}

async function measureDelay({ address: site, matches, score }: LiveSaturday): Promise<Figure[]> {
  const listeners = await startListeners({ site, listeners: usualListeners, topics: matches.map(({ id }) => `match=${id}`) });
  const committed: CommittedGoal[] = [];
  await paced({ perSecond: changesPerSecond, forMs: changesForMs }, async (turn) => {
    committed.push(await score(matches[turn % matches.length] as (typeof matches)[number]));
  });
  await pause(patienceMs);
  const { goals: heard } = await listeners.end();
  const delays = committed.flatMap(({ match, goals, atMs }) => {
    const one = heard.find((goal) => goal.match === match && goal.goals === goals);
    return one?.heardBy === usualListeners / matches.length ? one.lastMs - atMs : [];
  });
  const p99 = quantile(delays, 0.99);
  const speed = (committed.length * 1_000) / changesForMs;
  return [
    {
      name: `a committed change at the last of the ${usualListeners / matches.length} listeners of its match, ${usualListeners} over ${matches.length} matches, ${speed.toFixed(0)} changes a second, p99`,
      value: `${p99.toFixed(0)} ms, p50 ${quantile(delays, 0.5).toFixed(0)} ms; ${delays.length} of ${committed.length} changes were heard by all`,
      target: `≤ ${maxDelayMs} ms, all heard`,
      met: p99 <= maxDelayMs && delays.length === committed.length,
    },
  ];
}
