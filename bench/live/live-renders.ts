import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '#app/i18n/locales.ts';
import { type Pace, paced } from '../load/paced.ts';
import { startCrowd } from '../load/start-crowd.ts';
import { cpuOfProcess } from '../measuring/cpu-of-process.ts';
import type { Figure } from '../measuring/figure.ts';
import type { LiveSaturday } from './live-saturday.ts';

const everySeconds = 15;
const warmUpMs = 30_000;
const measuredMs = 60_000;
const visitors = 100;

/**
 * Measures the renders of a Saturday on which every match changes every fifteen seconds while in each language each match page is requested
 * as often and the list once a second; and the renders that the process makes when all pages change all the time.
 */
export async function measureLiveRenders(saturday: LiveSaturday): Promise<Figure[]> {
  const { matches, address: site } = saturday;
  const prefixes = locales.map(({ prefix }) => prefix);
  const lists = prefixes.map((prefix) => `${prefix}/`);
  const pages = prefixes.flatMap((prefix) => matches.map(({ slug }) => `${prefix}/${slug}`));
  const paths = Array.from({ length: everySeconds }, (_, second) => [
    ...lists,
    ...pages.filter((__, at) => at % everySeconds === second),
  ]).flat();
  const pauseMs = (visitors * everySeconds * 1_000) / paths.length;
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
  return [
    {
      name: `renders a second of a Saturday: ${matches.length} matches in ${prefixes.length} languages, each changed and asked for every ${everySeconds} s, lists every second`,
      value: describe(asked),
    },
    { name: 'renders a second that the process can do, all pages changed twice a second', value: describe(possible) },
  ];
}

interface Renders {
  readonly perSecond: number;
  readonly answersPerSecond: number;
  /** Processors in use by the site's process. */
  readonly processors: number;
  readonly databaseProcessors: number;
}

async function rendersOf(
  { pid, countRenders, databaseCpu }: LiveSaturday,
  startVisitors: () => ReturnType<typeof startCrowd>,
  pace: Pace,
  change: (turn: number) => Promise<void>,
): Promise<Renders> {
  const crowd = startVisitors();
  const changing = paced(pace, change);
  await pause(warmUpMs);
  const figures = async () => ({
    renders: await countRenders(),
    cpu: cpuOfProcess(pid) ?? Number.NaN,
    databaseCpu: await databaseCpu(),
    ms: performance.now(),
  });
  const before = await figures();
  await changing;
  const after = await figures();
  const seconds = (after.ms - before.ms) / 1_000;
  const perSecond = (after.renders - before.renders) / seconds;
  const processors = (after.cpu - before.cpu) / 1_000_000 / seconds;
  const databaseProcessors = (after.databaseCpu - before.databaseCpu) / 1_000_000 / seconds;
  const { statuses } = await crowd.end();
  return { perSecond, processors, databaseProcessors, answersPerSecond: (statuses[200] ?? 0) / (pace.forMs / 1_000) };
}

function describe({ perSecond, answersPerSecond, processors, databaseProcessors }: Renders): string {
  const [msEach, databaseMsEach] = [processors, databaseProcessors].map((used) => ((used / perSecond) * 1_000).toFixed(1));
  return `${perSecond.toFixed(1)}, ${answersPerSecond.toFixed(0)} pages answered a second; CPU a render ${msEach} ms, and ${databaseMsEach} ms of the database`;
}
