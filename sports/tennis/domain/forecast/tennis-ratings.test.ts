import { describe, expect, it } from 'vitest';
import type { TennisScore } from '../tennis-score.ts';
import { priceRatingSettings, resultRatingSettings } from './tennis-rating-settings.ts';
import { createTennisRatings, type ObservedTennisMatch, type TennisFixture } from './tennis-ratings.ts';

const fixture = (facts: Partial<TennisFixture> = {}): TennisFixture => ({
  players: [
    { id: 1, rank: 50 },
    { id: 2, rank: 50 },
  ],
  day: 19_000,
  surface: 'hard',
  court: 'outdoor',
  bestOf: 3,
  ...facts,
});
const straight: TennisScore = { winner: 0, ending: 'completed', sets: [{ games: [6, 3] }, { games: [6, 3] }] };
const played = (facts: Partial<ObservedTennisMatch> = {}): ObservedTennisMatch => ({ ...fixture(facts), score: straight, ...facts });

describe('createTennisRatings', () => {
  it('gives equals an even chance and whoever is ranked higher the greater', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    expect(ratings.chance(fixture())).toBeCloseTo(0.5, 12);
    const better = ratings.chance(
      fixture({
        players: [
          { id: 3, rank: 5 },
          { id: 4, rank: 200 },
        ],
      }),
    );
    expect(better).toBeGreaterThan(0.8);
  });

  it('says the same of a match from either side', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    ratings.observe(played());
    const next = fixture({ day: 19_003 });
    expect(ratings.chance(next) + ratings.chance({ ...next, players: [next.players[1], next.players[0]] })).toBeCloseTo(1, 12);
  });

  it('learns more the clearer a win was, and on the surface more than elsewhere', () => {
    const chanceAfter = (score: TennisScore, facts: Partial<TennisFixture> = {}) => {
      const ratings = createTennisRatings(resultRatingSettings);
      ratings.observe(played({ score }));
      return ratings.chance(fixture({ day: 19_010, ...facts }));
    };
    const close: TennisScore = { ...straight, sets: [{ games: [7, 6] }, { games: [3, 6] }, { games: [7, 6] }] };
    expect(chanceAfter(straight)).toBeGreaterThan(chanceAfter(close));
    expect(chanceAfter(close)).toBeGreaterThan(0.5);
    expect(chanceAfter(straight)).toBeGreaterThan(chanceAfter(straight, { surface: 'clay' }));
    expect(chanceAfter(straight, { surface: 'clay' })).toBeGreaterThan(0.5);
    expect(chanceAfter(straight)).toBeGreaterThan(chanceAfter(straight, { court: 'indoor' }));
  });

  it('lets a win on a fast court say more of other fast courts than of clay', () => {
    const chances = (won: Partial<TennisFixture>) => {
      const ratings = createTennisRatings(resultRatingSettings);
      ratings.observe(played(won));
      const on = (facts: Partial<TennisFixture>) => ratings.chance(fixture({ day: 19_010, ...facts }));
      return { grass: on({ surface: 'grass' }), indoor: on({ court: 'indoor' }), hard: on({}), clay: on({ surface: 'clay' }) };
    };
    const afterGrass = chances({ surface: 'grass' });
    expect(afterGrass.indoor).toBeGreaterThan(afterGrass.hard);
    expect(afterGrass.hard).toBeGreaterThan(afterGrass.clay);
    const afterClay = chances({ surface: 'clay' });
    expect(afterClay.hard).toBeGreaterThan(afterClay.indoor);
    expect(afterClay.indoor).toBeGreaterThan(afterClay.grass);
  });

  it('holds the best further apart than the middle of the ranking: rank 2 to 1 is more than 120 to 60', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    const favourite = (ranks: readonly [number, number]) =>
      ratings.chance(
        fixture({
          players: [
            { id: 3, rank: ranks[0] },
            { id: 4, rank: ranks[1] },
          ],
        }),
      );
    expect(favourite([1, 2])).toBeGreaterThan(favourite([60, 120]));
  });

  it('holds a favourite for surer over five sets', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    ratings.observe(played());
    expect(ratings.chance(fixture({ day: 19_001, bestOf: 5 }))).toBeGreaterThan(ratings.chance(fixture({ day: 19_001 })));
  });

  it('forgets: a win says less after a year than on the next day', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    ratings.observe(played());
    const unranked = (day: number) =>
      fixture({
        day,
        players: [
          { id: 1, rank: undefined },
          { id: 2, rank: undefined },
        ],
      });
    const soon = ratings.chance(unranked(19_001));
    expect(ratings.chance(unranked(19_365))).toBeLessThan(soon);
  });

  it('lets form pass: what a win said of nothing but form is gone after weeks', () => {
    const formAlone = {
      ...resultRatingSettings,
      newcomerVariance: 1e-9,
      levelVariancePerDay: 1e-9,
      paceVariance: 1e-9,
      surfaceVariance: 1e-9,
      rankVariance: 1e9,
      formDays: 5,
    };
    const ratings = createTennisRatings(formAlone);
    ratings.observe(played());
    expect(ratings.chance(fixture({ day: 19_001 }))).toBeGreaterThan(0.51);
    expect(ratings.chance(fixture({ day: 19_100 }))).toBeCloseTo(0.5, 6);
  });

  it('is not changed by being asked', () => {
    const [asked, other] = [createTennisRatings(resultRatingSettings), createTennisRatings(resultRatingSettings)];
    for (const ratings of [asked, other]) ratings.observe(played());
    asked.chance(fixture({ day: 19_200 }));
    asked.chance(
      fixture({
        day: 19_001,
        players: [
          { id: 1, rank: 5 },
          { id: 9, rank: 900 },
        ],
      }),
    );
    for (const ratings of [asked, other]) ratings.observe(played({ day: 19_002 }));
    expect(asked.chance(fixture({ day: 19_003 }))).toBe(other.chance(fixture({ day: 19_003 })));
  });

  it('learns from a match that was broken off after a set, by less than from a whole one, and from none that was not begun so far', () => {
    const chanceAfter = (score: TennisScore) => {
      const ratings = createTennisRatings(resultRatingSettings);
      ratings.observe(played({ score }));
      return ratings.chance(fixture({ day: 19_001 }));
    };
    const brokenOff = chanceAfter({ winner: 0, ending: 'retired', sets: [{ games: [6, 3] }, { games: [1, 0] }] });
    expect(brokenOff).toBeGreaterThan(0.5);
    expect(brokenOff).toBeLessThan(chanceAfter(straight));
    const inFull = createTennisRatings({ ...resultRatingSettings, unfinishedWeight: 1 });
    inFull.observe(played({ score: { winner: 0, ending: 'retired', sets: [{ games: [6, 3] }, { games: [1, 0] }] } }));
    expect(brokenOff).toBeLessThan(inFull.chance(fixture({ day: 19_001 })));
    expect(chanceAfter({ winner: 0, ending: 'retired', sets: [{ games: [3, 1] }] })).toBeCloseTo(0.5, 12);
    expect(chanceAfter({ winner: 0, ending: 'walkover', sets: [] })).toBeCloseTo(0.5, 12);
  });

  it('believes the prices of earlier matches where it is told them', () => {
    const chanceAfter = (marketChance: number | undefined) => {
      const ratings = createTennisRatings(priceRatingSettings);
      ratings.observe(played({ marketChance, score: { winner: 0, ending: 'retired', sets: [] } }));
      return ratings.chance(fixture({ day: 19_001 }));
    };
    expect(chanceAfter(undefined)).toBeCloseTo(0.5, 12);
    expect(chanceAfter(0.9)).toBeGreaterThan(0.7);
    expect(chanceAfter(0.9)).toBeLessThan(0.9);
    expect(chanceAfter(0.1)).toBeCloseTo(1 - chanceAfter(0.9), 12);
  });

  it('finds the order of players who always win against the next', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    const unknown = (id: number) => ({ id, rank: 100 });
    for (let round = 0; round < 8; round += 1) {
      for (const [better, worse] of [
        [1, 2],
        [2, 3],
        [3, 4],
      ] as const) {
        ratings.observe(played({ day: 19_000 + round, players: [unknown(better), unknown(worse)] }));
      }
    }
    /* Those never met. */
    expect(ratings.chance(fixture({ day: 19_008, players: [unknown(1), unknown(4)] }))).toBeGreaterThan(0.85);
  });
});
