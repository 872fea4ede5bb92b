import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '#app/i18n/locales.ts';
import { cpuOfProcess } from './cpu-of-process.ts';
import type { Figure } from './figure.ts';
import type { LiveSaturday } from './live-saturday.ts';
import { type Pace, paced } from './paced.ts';
import { startCrowd } from './start-crowd.ts';

const everySeconds = 15;
const warmUpMs = 30_000;
const measuredMs = 60_000;
const visitors = 64;

/**
 * The renders of a Saturday, with every match changed every fifteen seconds and somebody who asks for each of its pages and for the list in each
 * language about once a second, and the renders that the process makes when all pages change all the time.
 */
export async function measureLiveRenders(saturday: LiveSaturday): Promise<Figure[]> {
  const { matches, address: site } = saturday;
  const prefixes = locales.map(({ prefix }) => prefix);
  const paths = prefixes.flatMap((prefix) => [`${prefix}/`, ...matches.map(({ slug }) => `${prefix}/${slug}`)]);
  const pauseMs = (visitors * 1_000) / paths.length;
  const score = async (turn: number) => void (await saturday.score(matches[turn % matches.length] as (typeof matches)[number]));
  const asked = await rendersOf(
    saturday,
    () => startCrowd({ site, visitors, paths, pauseMs }),
    { perSecond: matches.length / everySeconds, forMs: warmUpMs + measuredMs },
    score,
  );
  const possible = await rendersOf(
    saturday,
    () => startCrowd({ site, visitors, paths }),
    { perSecond: 2, forMs: warmUpMs + measuredMs },
    saturday.changeEverything,
  );
  const most = prefixes.length * (1 + matches.length / everySeconds);
  return [
    {
      name: `renders a second of a Saturday: ${matches.length} matches, ${prefixes.length} languages, each match changed every ${everySeconds} s, ${paths.length} pages asked for`,
      value: `${describe(asked)}; most that the rule allows: ${most.toFixed(0)}`,
    },
    { name: 'renders a second that the process can do, all pages changed twice a second', value: describe(possible) },
  ];
}

interface Renders {
  readonly perSecond: number;
  readonly answersPerSecond: number;
  /** Processors in use. */
  readonly processors: number;
}

async function rendersOf(
  { pid, countRenders }: LiveSaturday,
  startVisitors: () => ReturnType<typeof startCrowd>,
  pace: Pace,
  change: (turn: number) => Promise<void>,
): Promise<Renders> {
  const crowd = startVisitors();
  const changing = paced(pace, change);
  await pause(warmUpMs);
  const before = { renders: await countRenders(), cpu: cpuOfProcess(pid) ?? Number.NaN, ms: performance.now() };
  await changing;
  const seconds = (performance.now() - before.ms) / 1_000;
  const perSecond = ((await countRenders()) - before.renders) / seconds;
  const processors = ((cpuOfProcess(pid) ?? Number.NaN) - before.cpu) / 1_000_000 / seconds;
  const { statuses } = await crowd.end();
  return { perSecond, processors, answersPerSecond: (statuses[200] ?? 0) / (pace.forMs / 1_000) };
}

function describe({ perSecond, answersPerSecond, processors }: Renders): string {
  return `${perSecond.toFixed(1)}, with ${answersPerSecond.toFixed(0)} pages answered a second and ${processors.toFixed(2)} processors in use`;
}
