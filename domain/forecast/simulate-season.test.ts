import { describe, expect, it } from 'vitest';
import { standings } from '#domain/tournament/standings.ts';
import { type TieBreak, tieBreaks } from '#domain/tournament/tie-breaks.ts';
import { type ScoreGrid, scoreGrid } from './score-grid.ts';
import { type AwaitedMatch, chanceOfPlaces, type SeasonInProgress, simulateSeason } from './simulate-season.ts';

/** Home goals across the rows, away goals across the columns. */
function gridOf(...rows: readonly (readonly number[])[]): ScoreGrid {
  return { size: rows.length, cells: Float64Array.from(rows.flat()) };
}

function played(homeId: number, score: string, awayId: number) {
  const [home = 0, away = 0] = score.split('-').map(Number);
  return { homeId, awayId, kickoffUtc: new Date('2026-11-21T15:00:00Z'), goals: { home, away } };
}

const certain = { certainStrengths: true };
const byDifference = { tieBreak: 'goal-difference' } as const;
/** Beyond four standard errors of ten thousand draws: 4 · √(0.25 / 10,000). */
const error = 0.02;

describe('two clubs with one match left', () => {
  // The home side wins with 0.5, draws with 0.3, loses with 0.2.
  const last: AwaitedMatch = { homeId: 1, awayId: 2, grid: gridOf([0.2, 0.2], [0.5, 0.1]) };

  it('end as the chances of that match say when a win is all that counts', () => {
    // Level so far at 1-1; after another draw the clubs stand as they were given.
    const season: SeasonInProgress = { teamIds: [2, 1], played: [played(2, '1-1', 1)], awaited: [last], rules: byDifference };
    const [second, first] = simulateSeason(season, 1, certain);
    expect(Math.abs((first?.places[0] as number) - 0.5)).toBeLessThan(error);
    expect(Math.abs((second?.places[0] as number) - 0.5)).toBeLessThan(error);
    // 1 point so far, and 0.5 · 3 + 0.3 · 1; 1 point, and 0.2 · 3 + 0.3 · 1
    expect(Math.abs((first?.expectedPoints as number) - 2.8)).toBeLessThan(4 * 0.013);
    expect(Math.abs((second?.expectedPoints as number) - 1.9)).toBeLessThan(4 * 0.013);
  });

  it('are decided when one has a lead that the match cannot make good, and when points are taken', () => {
    const ahead: SeasonInProgress = { teamIds: [1, 2], played: [played(2, '3-0', 1)], awaited: [last], rules: byDifference };
    expect(simulateSeason(ahead, 1).map(({ places }) => places)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const punished = { ...ahead, rules: { ...byDifference, pointAdjustments: [{ teamId: 2, points: -9 }] } };
    expect(simulateSeason(punished, 1).map(({ places }) => places)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

/** Returns the chances of every place over all endings of a season, by standings() itself. */
function exactPlaces(season: SeasonInProgress): number[][] {
  const chances = season.teamIds.map(() => season.teamIds.map(() => 0));
  const walk = (matches: SeasonInProgress['played'], awaited: readonly AwaitedMatch[], chance: number) => {
    const [next, ...rest] = awaited;
    if (next === undefined) {
      for (const { teamId, place } of standings(season.teamIds, matches, season.rules)) {
        const places = chances[season.teamIds.indexOf(teamId)] as number[];
        places[place - 1] = (places[place - 1] as number) + chance;
      }
      return;
    }
    const { size, cells } = next.grid;
    for (const [cell, ofScore] of cells.entries()) {
      walk([...matches, played(next.homeId, `${Math.floor(cell / size)}-${cell % size}`, next.awayId)], rest, chance * ofScore);
    }
  };
  walk(season.played, season.awaited, 1);
  return chances;
}

function leagueOfFour(tieBreak: TieBreak): SeasonInProgress {
  return {
    teamIds: [1, 2, 3, 4],
    played: [
      played(1, '2-0', 2),
      played(3, '1-1', 4),
      played(2, '1-0', 3),
      played(4, '0-1', 1),
      played(1, '1-1', 3),
      played(2, '2-2', 4),
      played(2, '1-0', 1),
      played(4, '2-0', 3),
    ],
    awaited: [
      { homeId: 3, awayId: 2, grid: gridOf([0.1, 0.15, 0.05], [0.2, 0.15, 0.05], [0.2, 0.05, 0.05]) },
      { homeId: 1, awayId: 4, grid: gridOf([0.3, 0.1], [0.4, 0.2]) },
      { homeId: 3, awayId: 1, grid: gridOf([0.05, 0.25, 0.1], [0.2, 0.1, 0.05], [0.1, 0.1, 0.05]) },
      { homeId: 4, awayId: 2, grid: gridOf([0.25, 0.25], [0.25, 0.25]) },
    ],
    rules: { tieBreak },
  };
}

describe('a league of four clubs with four matches left', () => {
  it.each(tieBreaks)('ends as the count of all its 1,296 endings says, clubs parted by %s', (tieBreak) => {
    const season = leagueOfFour(tieBreak);
    const exact = exactPlaces(season);
    for (const [club, { places }] of simulateSeason(season, 4, certain).entries()) {
      for (const [place, chance] of places.entries()) expect(Math.abs(chance - (exact[club]?.[place] as number))).toBeLessThan(error);
    }
  });

  it('gives every club one place and every place one club', () => {
    const projections = simulateSeason(leagueOfFour('wins'), 5);
    for (const at of [0, 1, 2, 3]) {
      expect(projections[at]?.places.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(projections.reduce((sum, { places }) => sum + (places[at] as number), 0)).toBeCloseTo(1, 12);
    }
  });

  it('comes out the same from the same seed, and otherwise from another', () => {
    const season = leagueOfFour('goal-difference');
    expect(simulateSeason(season, 6)).toEqual(simulateSeason(season, 6));
    expect(simulateSeason(season, 6)).not.toEqual(simulateSeason(season, 7));
  });
});

describe('a league whose favourite is clear', () => {
  /** Six clubs, each stronger than the next by a tenth of its goals, who meet twelve times. */
  const teamIds = [1, 2, 3, 4, 5, 6];
  const pairs = teamIds.flatMap((homeId) => teamIds.filter((awayId) => awayId !== homeId).map((awayId) => ({ homeId, awayId })));
  const awaited = Array.from({ length: 6 }, () => pairs)
    .flat()
    .map(({ homeId, awayId }): AwaitedMatch => {
      const lead = (awayId - homeId) / 10;
      const grid = scoreGrid({ homeGoals: 1.4 * Math.exp(lead), awayGoals: 1.2 * Math.exp(-lead), lowScoreDependence: 0, drawWeight: 1 });
      return { homeId, awayId, grid };
    });
  const season: SeasonInProgress = { teamIds, played: [], awaited, rules: byDifference };
  const [asJudged] = simulateSeason(season, 1, { simulations: 2000, certainStrengths: true });
  const [asEver] = simulateSeason(season, 1, { simulations: 2000 });

  it('is less sure of it where strengths may be misjudged', () => {
    expect(asEver?.places[0]).toBeLessThan((asJudged?.places[0] as number) - 0.05);
    expect(asEver?.places[0]).toBeGreaterThan(asEver?.places[1] as number);
  });

  it('expects of it the same points within one or two of a hundred', () => {
    expect(Math.abs((asEver?.expectedPoints as number) - (asJudged?.expectedPoints as number))).toBeLessThan(2);
  });
});

it('leaves no doubt about a season that is over: Euro 2012, group A', () => {
  const [czechia, greece, russia, poland] = [1, 2, 3, 4];
  const projections = simulateSeason(
    {
      teamIds: [poland, greece, russia, czechia] as number[],
      played: [
        played(4, '1-1', 2),
        played(3, '4-1', 1),
        played(2, '1-2', 1),
        played(4, '1-1', 3),
        played(1, '1-0', 4),
        played(2, '1-0', 3),
      ],
      awaited: [],
      rules: { tieBreak: 'head-to-head' },
    },
    1,
    { simulations: 50 },
  );
  expect(projections).toEqual([
    { teamId: poland, places: [0, 0, 0, 1], expectedPoints: 2 },
    { teamId: greece, places: [0, 1, 0, 0], expectedPoints: 4 },
    { teamId: russia, places: [0, 0, 1, 0], expectedPoints: 4 },
    { teamId: czechia, places: [1, 0, 0, 0], expectedPoints: 6 },
  ]);
});

it('refuses to simulate less than one ending', () => {
  expect(() => simulateSeason(leagueOfFour('wins'), 1, { simulations: 0 })).toThrow('at least once, not 0');
  expect(() => simulateSeason(leagueOfFour('wins'), 1, { simulations: 2.5 })).toThrow(RangeError);
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
