import { describe, expect, it } from 'vitest';
import { leagueOf } from '#domain/tournament/season/season.fixture.ts';
import type { PointAdjustment, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { Criterion, SeasonFormat } from '#domain/tournament/season-format.ts';
import { type ScoreGrid, scoreGrid } from '../goals/score-grid.ts';
import { planSeason } from './end/plan-season.ts';
import { chanceOfPlaces, type GridOf, type SimulationOptions, simulateSeason } from './simulate-season.ts';

/** Home goals across the rows, away goals across the columns. */
function gridOf(...rows: readonly (readonly number[])[]): ScoreGrid {
  return { size: rows.length, cells: Float64Array.from(rows.flat()) };
}

const kickoffUtc = new Date('2026-11-21T15:00:00Z');

function played(homeId: number, score: string, awayId: number): SeasonMatch {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return { homeId, awayId, kickoffUtc, goals: { home, away } };
}

interface Season {
  readonly clubs: readonly number[];
  readonly format: SeasonFormat;
  readonly matches: readonly SeasonMatch[];
  /** The chances of the scores of a match to come, by its clubs: `1-2`. */
  readonly grids: Readonly<Record<string, ScoreGrid>>;
  readonly adjustments?: readonly PointAdjustment[];
}

function simulate({ format, grids, ...facts }: Season, seed: number, options?: SimulationOptions) {
  const plan = planSeason(format, facts);
  if (plan === undefined) throw new Error('nothing of the season is left');
  const gridOfMatch: GridOf = ({ homeId, awayId }) => grids[`${homeId}-${awayId}`] as ScoreGrid;
  return simulateSeason(plan, gridOfMatch, seed, options);
}

const certain = { certainStrengths: true };
const byDifference: readonly Criterion[] = ['points', 'goal-difference', 'goals'];
/** Beyond four standard errors of ten thousand draws: 4 · √(0.25 / 10,000). */
const error = 0.02;

describe('two clubs with one match left', () => {
  // The home side wins with 0.5, draws with 0.3, loses with 0.2.
  const grids = { '1-2': gridOf([0.2, 0.2], [0.5, 0.1]) };
  const season = (score: string, adjustments: readonly PointAdjustment[] = []): Season => ({
    clubs: [2, 1],
    format: leagueOf(byDifference, 2),
    matches: [played(2, score, 1)],
    grids,
    adjustments,
  });

  it('end as the chances of that match say when a win is all that counts', () => {
    // Level so far at 1-1; after another draw a lot decides.
    const [second, first] = simulate(season('1-1'), 1, certain);
    expect(Math.abs((first?.places[0] as number) - 0.65)).toBeLessThan(error);
    expect(Math.abs((second?.places[0] as number) - 0.35)).toBeLessThan(error);
    // 1 point so far, and 0.5 · 3 + 0.3 · 1; 1 point, and 0.2 · 3 + 0.3 · 1
    expect(Math.abs((first?.expectedPoints as number) - 2.8)).toBeLessThan(4 * 0.013);
    expect(Math.abs((second?.expectedPoints as number) - 1.9)).toBeLessThan(4 * 0.013);
  });

  it('are decided when one has a lead that the match cannot make good, and when points are taken', () => {
    expect(simulate(season('3-0'), 1).map(({ places }) => places)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const punished = season('3-0', [{ teamId: 2, points: -9, decidedAt: null }]);
    expect(simulate(punished, 1).map(({ places }) => places)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

/** Returns the chances of every place over all endings of a season, by the tables of pages; level clubs share their places. */
function exactPlaces({ clubs, format, matches, grids, adjustments = [] }: Season): number[][] {
  const chances = clubs.map(() => clubs.map(() => 0));
  const walk = (known: readonly SeasonMatch[], awaited: readonly string[], chance: number) => {
    const [next, ...rest] = awaited;
    if (next === undefined) {
      const [table] = seasonTables(format, { clubs, matches: known, adjustments }).tables;
      for (const { teamId, levelWith } of table?.rows ?? []) {
        const holders = [teamId, ...levelWith];
        for (const { place } of table?.rows.filter((row) => holders.includes(row.teamId)) ?? []) {
          const places = chances[clubs.indexOf(teamId)] as number[];
          places[place - 1] = (places[place - 1] as number) + chance / holders.length;
        }
      }
      return;
    }
    const { size, cells } = grids[next] as ScoreGrid;
    const [home = 0, away = 0] = next.split('-').map(Number);
    for (const [cell, ofScore] of cells.entries()) {
      walk([...known, played(home, `${Math.floor(cell / size)}-${cell % size}`, away)], rest, chance * ofScore);
    }
  };
  walk(matches, Object.keys(grids), 1);
  return chances;
}

const amongThem = (restart: boolean): Criterion => ({
  headToHead: ['points', 'goal-difference'],
  restart,
  onceAllPlayed: true,
  over: 'stage',
});

function leagueOfFour(order: readonly Criterion[]): Season {
  return {
    clubs: [1, 2, 3, 4],
    format: leagueOf(order, 2),
    matches: [
      played(1, '2-0', 2),
      played(3, '1-1', 4),
      played(2, '1-0', 3),
      played(4, '0-1', 1),
      played(1, '1-1', 3),
      played(2, '2-2', 4),
      played(2, '1-0', 1),
      played(4, '2-0', 3),
    ],
    grids: {
      '3-2': gridOf([0.1, 0.15, 0.05], [0.2, 0.15, 0.05], [0.2, 0.05, 0.05]),
      '1-4': gridOf([0.3, 0.1], [0.4, 0.2]),
      '3-1': gridOf([0.05, 0.25, 0.1], [0.2, 0.1, 0.05], [0.1, 0.1, 0.05]),
      '4-2': gridOf([0.25, 0.25], [0.25, 0.25]),
    },
  };
}

const byWins: readonly Criterion[] = ['points', 'wins', 'goal-difference', 'goals'];

describe('a league of four clubs with four matches left', () => {
  it.each([
    ['goal difference', byDifference],
    ['wins', byWins],
    ['the matches among them', ['points', amongThem(false), 'goal-difference', 'goals']],
    ['the matches among those who are still level', ['points', amongThem(true), 'goals']],
    ['points alone', ['points', 'lots']],
  ] as [string, Criterion[]][])('ends as the count of all its 1,296 endings says, clubs parted by %s', (_, order) => {
    const season = leagueOfFour(order);
    const exact = exactPlaces(season);
    for (const [club, { places }] of simulate(season, 4, certain).entries()) {
      for (const [place, chance] of places.entries()) expect(Math.abs(chance - (exact[club]?.[place] as number))).toBeLessThan(error);
    }
  });

  it('gives every club one place and every place one club', () => {
    const projections = simulate(leagueOfFour(byWins), 5);
    for (const at of [0, 1, 2, 3]) {
      expect(projections[at]?.places.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(projections.reduce((sum, { places }) => sum + (places[at] as number), 0)).toBeCloseTo(1, 12);
    }
  });

  it('comes out the same from the same seed, and otherwise from another', () => {
    const season = leagueOfFour(byDifference);
    expect(simulate(season, 6)).toEqual(simulate(season, 6));
    expect(simulate(season, 6)).not.toEqual(simulate(season, 7));
  });
});

describe('a split whose clubs are not known yet', () => {
  // Home sides always win 1-0: only the club in each half is open.
  const home = gridOf([0, 0], [1, 0]);
  const even = gridOf([0, 0.5], [0.5, 0]);
  const clubs = [1, 2, 3, 4];
  const pairs = clubs.flatMap((one) => clubs.filter((other) => other !== one).map((other) => `${one}-${other}`));
  const table = (id: string, places: readonly number[]) => ({
    id,
    participants: { from: 'places', stage: 'league', places } as const,
    meetings: 2,
    carry: { points: 'half-up', record: true } as const,
    order: byDifference,
  });
  const format: SeasonFormat = {
    stages: [...leagueOf(byDifference).stages, { id: 'split', kind: 'split', tables: [table('top', [1, 2]), table('bottom', [3, 4])] }],
  };
  const season: Season = {
    clubs,
    format,
    // 9, 0, 3 and 3 points; in the last match of the stage the second can come level with the others.
    matches: [played(1, '3-0', 2), played(1, '1-0', 3), played(1, '1-0', 4), played(4, '1-0', 2), played(4, '0-2', 3)],
    grids: { ...Object.fromEntries(pairs.map((pair) => [pair, home])), '2-3': even },
  };

  it('is played with halved points by the clubs that the rest of the stage before gives it', () => {
    const [first, second, third, fourth] = simulate(season, 8, certain);
    // Half of 9 is 5, and of two matches each wins one.
    expect(first).toEqual({ teamId: 1, places: [1, 0, 0, 0], expectedPoints: 8 });
    // Level on 3 points the third has the best difference: 0 against -2 and -3.
    expect(second?.places.slice(0, 2)).toEqual([0, 0]);
    expect(third?.places).toEqual([0, 1, 0, 0]);
    expect(fourth?.places[1]).toBe(0);
  });
});

it('shares places that a knock-out decides among all who play for them', () => {
  const league = leagueOf(byDifference).stages;
  const knockOut = { id: 'play-offs', kind: 'knock-out', decidesPlaces: true } as const;
  const season: Season = {
    clubs: [1, 2, 3],
    format: { stages: [...league, { ...knockOut, participants: [{ from: 'places', stage: 'league', places: [2, 3] }] }] },
    matches: [played(1, '1-0', 2), played(1, '1-0', 3)],
    grids: { '2-3': gridOf([0, 0], [1, 0]) },
  };
  expect(simulate(season, 1, { simulations: 40 }).map(({ places }) => places)).toEqual([
    [1, 0, 0],
    [0, 0.5, 0.5],
    [0, 0.5, 0.5],
  ]);
});

describe('a league whose favourite is clear', () => {
  /** Six clubs, each stronger than the next by a tenth of its goals, who meet twelve times. */
  const teamIds = [1, 2, 3, 4, 5, 6];
  const pairs = teamIds.flatMap((homeId) => teamIds.filter((awayId) => awayId !== homeId).map((awayId) => ({ homeId, awayId })));
  const awaited = Array.from({ length: 6 }, () => pairs)
    .flat()
    .map((pair): SeasonMatch => ({ ...pair, kickoffUtc, goals: null }));
  const grids = Object.fromEntries(
    pairs.map(({ homeId, awayId }) => {
      const lead = (awayId - homeId) / 10;
      const grid = scoreGrid({ homeGoals: 1.4 * Math.exp(lead), awayGoals: 1.2 * Math.exp(-lead), lowScoreDependence: 0, drawWeight: 1 });
      return [`${homeId}-${awayId}`, grid];
    }),
  );
  const season: Season = { clubs: teamIds, format: leagueOf(byDifference, 12), matches: awaited, grids };
  const [asJudged] = simulate(season, 1, { simulations: 2000, certainStrengths: true });
  const [asEver] = simulate(season, 1, { simulations: 2000 });

  it('is less sure of it where strengths may be misjudged', () => {
    expect(asEver?.places[0]).toBeLessThan((asJudged?.places[0] as number) - 0.05);
    expect(asEver?.places[0]).toBeGreaterThan(asEver?.places[1] as number);
  });

  it('expects of it the same points within one or two of a hundred', () => {
    expect(Math.abs((asEver?.expectedPoints as number) - (asJudged?.expectedPoints as number))).toBeLessThan(2);
  });
});

it('refuses to simulate less than one ending', () => {
  expect(() => simulate(leagueOfFour(byWins), 1, { simulations: 0 })).toThrow('at least once, not 0');
  expect(() => simulate(leagueOfFour(byWins), 1, { simulations: 2.5 })).toThrow(RangeError);
});

describe('the chance of a range of places', () => {
  const club = { places: [0.5, 0.25, 0.125, 0.125] };
  it.each([
    ['the title', 1, 1, 0.5],
    ['the first three', 1, 3, 0.875],
    ['the last place', 4, 4, 0.125],
    ['a range that goes beyond the table', 3, 20, 0.25],
  ])('is the sum of its places: %s', (_, from, to, chance) => expect(chanceOfPlaces(club, from, to)).toBe(chance));
});
