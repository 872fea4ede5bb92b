import { expect, it } from 'vitest';
import { createTennisWalk } from './tennis-walk.ts';

const facts = { tour: 'atp', series: '250', court: 'outdoor', surface: 'clay', bestOf: 3, ranks: [40, 40] } as const;
const fixture = (day: number) => ({ sides: [1, 2], day, season: '2024', facts }) as const;

it('tells ratings from the eighth match on, those of two alone on their tour as far above 1500 as below', () => {
  const walk = createTennisWalk();
  const ratings = (day: number) => walk.forecast(fixture(day)).factors.players.map((player) => player.ratings);
  for (let day = 19_801; day <= 19_808; day += 1) {
    expect(ratings(day)).toEqual([null, null]);
    walk.observe({ ...fixture(day), quotes: [], play: { sets: [{ games: [6, 3] }, { games: [6, 4] }], winner: 0, ending: 'completed' } });
  }
  const [winner, loser] = ratings(19_809);
  expect(winner?.clay).toBeGreaterThan(1500);
  /* Rounded, so that a point may be missing. */
  expect(Math.abs((winner?.clay ?? 0) + (loser?.clay ?? 0) - 3000)).toBeLessThanOrEqual(1);
  /* A winner on clay is rated higher indoors than on grass, which is faster still. */
  expect(winner?.clay).toBeGreaterThan(winner?.indoor ?? Number.POSITIVE_INFINITY);
  expect(winner?.indoor).toBeGreaterThan(winner?.grass ?? Number.POSITIVE_INFINITY);
});
