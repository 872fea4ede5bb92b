import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#domain/chance/random.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { type StandingsRules, standings } from '#domain/tournament/standings.ts';
import { tieBreaks } from '#domain/tournament/tie-breaks.ts';
import { createFinalTable } from './simulate-final-table.ts';

const grid = { size: 1, cells: Float64Array.from([1]) };
const kickoffUtc = new Date('2024-05-19T15:00:00Z');

/**
 * Returns a season of few goals, so that many clubs end level: every pair meets at home and away, a pair now and then once more or once
 * less.
 */
function randomSeason(random: Random, clubs: number, uneven: boolean) {
  const goals = (): Goals => ({ home: random.integer(3), away: random.integer(3) });
  const pairs = Array.from({ length: clubs }, (_, home) =>
    Array.from({ length: clubs }, (_, away) => ({ homeId: home + 1, awayId: away + 1 })),
  )
    .flat()
    .filter(({ homeId, awayId }) => homeId !== awayId);
  const fixtures = uneven
    ? pairs.flatMap((pair) => (random.integer(12) === 0 ? (random.integer(2) === 0 ? [] : [pair, pair]) : [pair]))
    : pairs;
  return fixtures.map((pair) => ({ ...pair, kickoffUtc, goals: goals(), isPlayed: random.integer(2) === 0 }));
}

function placesBothWays(season: ReturnType<typeof randomSeason>, teamIds: readonly number[], rules: StandingsRules) {
  const played = season.filter(({ isPlayed }) => isPlayed);
  const awaited = season.filter(({ isPlayed }) => !isPlayed);
  const table = createFinalTable({ teamIds, played, awaited: awaited.map((match) => ({ ...match, grid })), rules });
  // Another ending before, which must leave nothing behind.
  for (const match of awaited.keys()) table.enter(match, 5, 0);
  table.order();
  table.clear();
  for (const [match, { goals }] of awaited.entries()) table.enter(match, goals.home, goals.away);
  const order = [...table.order()];
  const rows = standings(teamIds, season, rules);
  return {
    fast: order.map((club) => [teamIds[club], table.pointsOf(club)]),
    slow: rows.map(({ teamId, points }) => [teamId, points]),
  };
}

describe.each(tieBreaks)('the fast table with clubs parted by %s', (tieBreak) => {
  it('is the table of standings(), for hundreds of seasons full of level clubs', () => {
    const random = createRandom(20);
    for (let season = 0; season < 300; season += 1) {
      const { fast, slow } = placesBothWays(randomSeason(random, 5, season % 2 === 1), [3, 1, 5, 2, 4], { tieBreak });
      expect(fast).toEqual(slow);
    }
  });

  it('is so with points taken and given, ties settled elsewhere, and clubs that play others', () => {
    const random = createRandom(21);
    for (let season = 0; season < 150; season += 1) {
      const rules: StandingsRules = {
        tieBreak,
        pointAdjustments: [
          { teamId: 2, points: -random.integer(4) },
          { teamId: 2, points: 1 },
          { teamId: 6, points: 5 },
        ],
        settledTies: [
          { teamId: 1, rank: 2 },
          { teamId: 4, rank: 1 },
        ],
      };
      const { fast, slow } = placesBothWays(randomSeason(random, 6, false), [1, 2, 3, 4], rules);
      expect(fast).toEqual(slow);
    }
  });
});

it('refuses a club that is named twice', () => {
  expect(() => createFinalTable({ teamIds: [1, 2, 1], played: [], awaited: [], rules: { tieBreak: 'wins' } })).toThrow(
    'a club is named twice',
  );
});
