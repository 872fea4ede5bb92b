import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom } from '#domain/chance/random.ts';
import { byDay } from '#domain/forecast/by-day.ts';
import type { ObservedMatch } from '#domain/forecast/observed-match.ts';
import { createRatings } from '#domain/forecast/ratings.ts';
import { readPastMatches } from '#jobs/backtest/read-past-matches.ts';
import type { Figure } from './figure.ts';
import { quantile } from './quantile.ts';
import { walkForward } from './walk-forward.ts';

const usualData = join(fileURLToPath(new URL('..', import.meta.url)), '../shared/data/football-data');
const mostFitMs = 10;
const mostWalkSeconds = 60;
/** Fits that are timed, and those before them in which the machine's code is still being compiled. */
const [fits, fitsBefore] = [21, 20];

/** Measures how long the model takes to learn a league from nothing, and to walk through all seasons with a forecast before every match. */
export async function measureForecast(): Promise<Figure[]> {
  return [...measureFit(), ...(await measureWalk())];
}

function measureFit(): Figure[] {
  const matches = threeSeasons();
  const times = Array.from({ length: fitsBefore + fits }, () => {
    const began = performance.now();
    const ratings = createRatings();
    for (const match of matches) ratings.observe(match);
    return performance.now() - began;
  });
  const middle = quantile(times.slice(fitsBefore), 0.5);
  return [
    {
      name: `a league of 20 clubs and three seasons (${matches.length} matches with shots), fitted from nothing`,
      value: `${middle.toFixed(1)} ms, the first in a new process ${(times[0] as number).toFixed(1)} ms`,
      target: `≤ ${mostFitMs} ms`,
      met: middle <= mostFitMs,
    },
  ];
}

async function measureWalk(): Promise<Figure[]> {
  const named = process.env.BENCH_DATA;
  const folder = named === undefined || named === '' ? usualData : named;
  if (!existsSync(folder) || globSync(join(folder, '**/*.csv')).length === 0) {
    if (folder === named) throw new Error(`BENCH_DATA names "${named}", in which there are no season files`);
    return [{ name: 'all seasons walked', value: 'there are no season files here; BENCH_DATA names a folder of them' }];
  }
  const { matches } = await readPastMatches(folder, loadCatalogue());
  const before = process.cpuUsage();
  const began = performance.now();
  let forecasts = 0;
  for (const { forecast } of walkForward(createRatings(), matches)) if (forecast.model.homeGoals > 0) forecasts += 1;
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(before);
  return [
    {
      name: `all seasons walked, each of ${forecasts} matches forecast before it`,
      value: `${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU)`,
      target: `≤ ${mostWalkSeconds} s`,
      met: seconds <= mostWalkSeconds,
    },
  ];
}

/** Three seasons of a made-up league, everyone twice against everyone. */
function threeSeasons(): ObservedMatch[] {
  const random = createRandom(20);
  const tournament = { id: 1, country: 'nowhere', kind: 'league', tier: 1, women: false } as const;
  const clubs = Array.from({ length: 20 }, (_, club) => club);
  const matches = [0, 1, 2].flatMap((season) =>
    clubs.flatMap((home) =>
      clubs
        .filter((away) => away !== home)
        .map((away): ObservedMatch => {
          const [goals, against] = [samplePoisson(1.5, random), samplePoisson(1.2, random)];
          return {
            tournament,
            home,
            away,
            kickoffDay: 18_000 + 365 * season + 7 * ((home + away) % clubs.length) + (home < away ? 0 : 140),
            goals: { home: goals, away: against },
            halfTime: { home: Math.floor(goals / 2), away: Math.floor(against / 2) },
            shots: [samplePoisson(13, random), samplePoisson(11, random)],
          };
        }),
    ),
  );
  return matches.sort(byDay);
}
