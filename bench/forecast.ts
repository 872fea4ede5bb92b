import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom } from '#domain/chance/random.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { blendForecast } from '#domain/forecast/prices/blend-forecast.ts';
import { planSeason } from '#domain/forecast/season/end/plan-season.ts';
import { type GridOf, simulateSeason } from '#domain/forecast/season/simulate-season.ts';
import { byDay } from '#domain/forecast/strengths/by-day.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import { createRatings } from '#domain/forecast/strengths/ratings.ts';
import { customaryFormat } from '#domain/tournament/season/customary-format.ts';
import { readPastMatches } from '#jobs/backtest/read-past-matches.ts';
import type { Figure } from './measuring/figure.ts';
import { quantile } from './measuring/quantile.ts';
import { walkForward } from './walk-forward.ts';

const usualData = join(fileURLToPath(new URL('..', import.meta.url)), '../shared/data/football-data');
const maxFitMs = 10;
const maxWalkSeconds = 60;
/** The number of timed fits, and of those before them, in which the code is still being compiled. */
const [fits, fitsBefore] = [21, 20];

/** Measures how long the model takes to learn a league from nothing, to do the work of a large Saturday, and to walk through all seasons with a forecast before every match. */
export async function measureForecast(): Promise<Figure[]> {
  return [...measureFit(), ...measureSaturday(), ...(await measureWalk())];
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
      target: `≤ ${maxFitMs} ms`,
      met: middle <= maxFitMs,
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
      target: `≤ ${maxWalkSeconds} s`,
      met: seconds <= maxWalkSeconds,
    },
  ];
}

/** The numbers of competitions with matches on a Saturday, of those with known results, and of the matches. */
const [playing, known, matchesPlaying] = [300, 1_000, 1_500];
/** The tenths of the work that are done, 1 with `BENCH_SHORT=1`; the measured time is scaled up. */
const tenths = process.env.BENCH_SHORT === '1' ? 1 : 10;
const partOf = (whole: number) => (whole * tenths) / 10;
/** The number of times that each match's forecast takes in its prices: every quarter of an hour in the six hours before its kick-off. */
const readings = 24;
const maxShareOfCore = 0.2;
/** The hours of a Saturday in which matches are played somewhere. */
const hoursPlayed = 16;

/**
 * Measures the CPU time of a Saturday's computations: once the strengths of all clubs from the results of three seasons, once the ends of
 * 300 seasons, and the forecasts with the prices at each reading.
 */
function measureSaturday(): Figure[] {
  const ratings = createRatings();
  const leagues = Array.from({ length: partOf(known) }, (_, at) => at + 1);
  const learning = cpuSecondsOf(() => {
    for (const match of leagues.flatMap((id) => threeSeasons(id)).sort(byDay)) ratings.observe(match);
  });
  const ofLeague = (id: number) => ({ id, country: `country ${id % 170}`, kind: 'league', tier: 1 + (id % 4), women: false }) as const;
  const kickoffDay = 18_000 + 3 * 365;
  const forecasts: ReturnType<typeof ratings.forecast>[] = [];
  const forecasting = cpuSecondsOf(() => {
    for (let match = 0; match < partOf(matchesPlaying); match += 1) {
      const id = 1 + (match % partOf(playing));
      const home = clubOf(id, 2 * Math.floor(match / partOf(playing)));
      forecasts.push(ratings.forecast({ tournament: ofLeague(id), home, away: home + 1, kickoffDay }));
    }
  });
  const blending = cpuSecondsOf(() => {
    for (let reading = 0; reading < readings; reading += 1) {
      const price = 2 + reading / 100;
      const prices = { matchResult: [price, 3.4, 3.6], totalGoals: { line: 2.5, prices: [1.9, 1.95] } } as const;
      for (const forecast of forecasts) scoreGrid(blendForecast(forecast, { average: prices, hoursBefore: 6 - reading / 4 }));
    }
  });
  const simulating = cpuSecondsOf(() => {
    for (let id = 1; id <= partOf(playing); id += 1) {
      const matches = threeSeasons(id).filter(({ kickoffDay: day }) => day >= 18_000 + 2 * 365);
      const half = matches.map((match, at) => ({
        homeId: match.home,
        awayId: match.away,
        kickoffUtc: new Date(match.kickoffDay * 86_400_000),
        goals: at < matches.length / 3 ? match.goals : null,
      }));
      const clubs = Array.from({ length: clubsOfLeague }, (_, place) => clubOf(id, place));
      const format = customaryFormat({ tournamentType: 'league', tieBreak: 'goal-difference' }, { matches: half });
      const plan = planSeason(format, { clubs, matches: half });
      if (plan === undefined) throw new Error('nothing of the season is left');
      const gridOf: GridOf = ({ homeId, awayId }) =>
        scoreGrid(ratings.forecast({ tournament: ofLeague(id), home: homeId, away: awayId, kickoffDay }).model);
      simulateSeason(plan, gridOf, id);
    }
  });
  const share = (learning + forecasting + blending + simulating) / (hoursPlayed * 3_600);
  const parts = { strengths: learning, forecasts: forecasting, prices: blending, seasons: simulating };
  return [
    {
      name: `CPU time of a Saturday: strengths from ${known} leagues, ${matchesPlaying} forecasts with ${readings} readings of prices each, the ends of ${playing} seasons; share of one core over ${hoursPlayed} hours`,
      value: `${(100 * share).toFixed(1)} %: ${Object.entries(parts)
        .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
        .join(', ')}`,
      target: `≤ ${100 * maxShareOfCore} %`,
      met: share <= maxShareOfCore,
    },
  ];
}

function cpuSecondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (((user + system) / 1e6) * 10) / tenths;
}

const clubsOfLeague = 20;
const clubOf = (league: number, place: number) => (league - 1) * clubsOfLeague + place;

/** Returns three seasons of a made-up league in which every club meets every other twice. */
function threeSeasons(league = 1): ObservedMatch[] {
  const random = createRandom(19 + league);
  const tournament = {
    id: league,
    country: league === 1 ? 'nowhere' : `country ${league % 170}`,
    kind: 'league',
    tier: 1,
    women: false,
  } as const;
  const clubs = Array.from({ length: clubsOfLeague }, (_, place) => clubOf(league, place));
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
