import { describe, expect, it } from 'vitest';
import { loadBasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import { finalPoints } from '../domain/basketball-score.ts';
import { chanceAbove } from '../domain/forecast/basketball-ratings.ts';
import { gamePoints } from './game-points.ts';
import { halfYearsShown } from './half-year.ts';
import { leaguesOf } from './league.ts';
import { nbaPairings } from './nba-pairings.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';

const dayMs = 86_400_000;
const [nba, euroleague] = leaguesOf(loadBasketballCatalogue().competitions);
if (nba === undefined || euroleague === undefined) throw new Error('the catalogue has two leagues');
const halfYears = halfYearsShown(Date.UTC(2026, 10, 26));
const [summer, winter] = halfYears.map((halfYear) => planSeason(nba, halfYear, 7)) as [PlannedGame[], PlannedGame[]];

describe('a season of the NBA', () => {
  it('has 82 games a club, 41 at home: 16 in the division, 36 in the conference, 30 in the other', () => {
    const pairings = nbaPairings(nba.clubs);
    expect(pairings).toHaveLength(1230);
    for (const [place, club] of nba.clubs.entries()) {
      const own = pairings.filter((pairing) => pairing.includes(place));
      const others = own.map(([home, away]) => nba.clubs[home === place ? away : home]);
      expect(own).toHaveLength(82);
      expect(own.filter(([home]) => home === place)).toHaveLength(41);
      expect(others.filter((other) => other?.division === club.division)).toHaveLength(16);
      expect(others.filter((other) => other?.conference === club.conference)).toHaveLength(52);
    }
  });

  it('loses few games in the calendar, and has no club play twice on a day or on three days in a row', () => {
    expect(winter.length).toBeGreaterThan(1200);
    for (const { slug } of nba.clubs) {
      const days = winter
        .filter(({ home, away, postponed }) => (home.slug === slug || away.slug === slug) && postponed === undefined)
        /* The last game of a night begins at half past three UTC, the first of a day at seven. */
        .map(({ tipOffMs }) => Math.floor((tipOffMs - 5 * 3_600_000) / dayMs));
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day, index) => days[index + 2] === day + 2)).toEqual([]);
    }
  });

  it('leaves no day of a year without a game', () => {
    const days = new Set([...summer, ...winter].map(({ tipOffMs }) => Math.floor(tipOffMs / dayMs)));
    const [first, last] = [halfYears[0]?.startMs as number, halfYears[1]?.endMs as number];
    const empty = Array.from({ length: (last - first) / dayMs }, (_, day) => first / dayMs + day).filter((day) => !days.has(day));
    expect(empty.map((day) => new Date(day * dayMs).toISOString().slice(0, 10))).toEqual([]);
  });

  it('gives every club half a day between the beginnings of two games', () => {
    for (const { slug } of nba.clubs) {
      const own = winter.filter(({ home, away, postponed }) => (home.slug === slug || away.slug === slug) && postponed === undefined);
      const gaps = own.slice(1).map(({ tipOffMs }, index) => tipOffMs - (own[index]?.tipOffMs as number));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12 * 3_600_000);
    }
  });

  it('is won at home in 55 to 60 of 100 games, as often as its hidden strengths have it, and goes to overtime now and then', () => {
    const games = [...summer, ...winter];
    const results = games.map((game) => {
      const { quarters, overtimes } = gamePoints(game);
      const [home, away] = finalPoints({ quarters: quarters as Parameters<typeof finalPoints>[0]['quarters'], overtime: sum(overtimes) });
      return { isWon: home > away, chance: chanceAbove({ mean: game.expected.lead, deviation: nba.leadDeviation }, 0), overtimes };
    });
    const share = (counted: (result: (typeof results)[number]) => boolean) => results.filter(counted).length / results.length;
    expect(share(({ isWon }) => isWon)).toBeGreaterThan(0.55);
    expect(share(({ isWon }) => isWon)).toBeLessThan(0.6);
    expect(share(({ overtimes }) => overtimes.length > 0)).toBeGreaterThan(0.03);
    expect(share(({ overtimes }) => overtimes.length > 0)).toBeLessThan(0.08);
    const favourites = results.filter(({ chance }) => chance > 0.7);
    const expected = favourites.reduce((total, { chance }) => total + chance, 0) / favourites.length;
    expect(Math.abs(favourites.filter(({ isWon }) => isWon).length / favourites.length - expected)).toBeLessThan(0.05);
  });
});

it('has 38 rounds of ten games in the EuroLeague, on four days of the week', () => {
  const games = planSeason(euroleague, halfYears[1] as (typeof halfYears)[number], 7);
  const rounds = Map.groupBy(games, ({ round }) => round?.matchday);
  expect([...rounds.values()].map((round) => round.length)).toEqual(Array(38).fill(10));
  const usual = games.filter(({ postponed }) => postponed === undefined);
  expect(new Set(usual.map(({ tipOffMs }) => new Date(tipOffMs).getUTCDay()))).toEqual(new Set([2, 3, 4, 5]));
});

function sum(parts: readonly (readonly [number, number])[]): [number, number] {
  return [parts.reduce((total, [home]) => total + home, 0), parts.reduce((total, [, away]) => total + away, 0)];
}
