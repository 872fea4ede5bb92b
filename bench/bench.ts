import '#server/start/production-mode.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { buildIfStale } from '#server/start/build.ts';
import { measureBytes } from './bytes.ts';
import { measureForecast } from './forecast.ts';
import { measureHostile } from './hostile.ts';
import { measureImport } from './import.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLive } from './live/live.ts';
import { measureFlood } from './load/flood.ts';
import type { Figure } from './measuring/figure.ts';
import { measureReadings } from './measuring/readings.ts';
import { measureMemory } from './memory.ts';
import { measureQueries } from './queries.ts';
import { measureRender } from './render.ts';
import { measureServed } from './served.ts';
import { type DemonstrationSite, startDemonstrationSite } from './site/demonstration-site.ts';
import { measureFirstStart } from './site/first-start.ts';

let started: Promise<DemonstrationSite> | undefined;

/** Returns the site of the demonstration that all parts share, started for the first of them. */
function site(): Promise<DemonstrationSite> {
  if (started === undefined) say('  starting the demonstration');
  started ??= startDemonstrationSite();
  return started;
}

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: measureFirstStart,
  served: async () => measureServed(await site()),
  flood: async () => measureFlood(await site()),
  hostile: measureHostile,
  render: async () => measureRender(await site()),
  lighthouse: async () => measureLighthouse(await site()),
  bytes: async () => measureBytes(await site()),
  memory: measureMemory,
  live: measureLive,
  queries: measureQueries,
  import: measureImport,
  readings: measureReadings,
  forecast: measureForecast,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => parts[name] === undefined);
if (unknown === undefined) await measure(wanted.length === 0 ? Object.keys(parts) : wanted);
else {
  process.stderr.write(`no part is called "${unknown}"; there are ${Object.keys(parts).join(', ')}\n`);
  process.exitCode = 2;
}

/**
 * Measures parts and prints their figures. A figure that misses its target is printed as such and is no failure; one that could not be
 * measured is.
 */
async function measure(names: readonly string[]): Promise<void> {
  await buildIfStale(say);
  const results: [name: string, figures: Figure[]][] = [];
  try {
    for (const name of names) {
      say(`${name}`);
      try {
        results.push([name, await (parts[name] as () => Promise<Figure[]>)()]);
      } catch (error) {
        process.exitCode = 1;
        process.stderr.write(`  ${name} could not be measured: ${(error as Error).stack}\n`);
      }
    }
  } finally {
    // One that did not start has been reported by the part that needed it.
    await (await started?.catch(() => undefined))?.stop();
  }
  for (const [name, figures] of results) {
    say(`\n${name}`);
    for (const { name: figure, value, target } of figures) if (target === undefined) say(`  ${figure}: ${value}`);
  }
  say(`\n${tableOf(results.flatMap(([, figures]) => figures))}`);
}

/** Returns the figures that have a target as a table in Markdown. */
function tableOf(figures: readonly Figure[]): string {
  const rows = figures.flatMap(({ name, value, target, met }) =>
    target === undefined ? [] : [`| ${name} | ${value} | ${target}${met === true ? '' : ', **missed**'} |`],
  );
  return ['| figure | measured | wanted |', '| --- | --- | --- |', ...rows].join('\n');
}
