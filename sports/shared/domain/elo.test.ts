import { expect, it } from 'vitest';
import { createElo } from './elo.ts';

it('takes 400 points for odds of ten to one', () => {
  const elo = createElo({ step: 400, homeEdge: 0 });
  expect(elo.chance([1, 2], false)).toBe(0.5);
  /* Equals: half of the step changes hands, so that 400 lie between them. */
  elo.observe([1, 2], false, true);
  expect(elo.chance([1, 2], false)).toBeCloseTo(10 / 11, 12);
  expect(elo.chance([2, 1], false)).toBeCloseTo(1 / 11, 12);
});

it('gives the edge to the side at home', () => {
  const elo = createElo({ step: 20, homeEdge: 400 });
  expect(elo.chance([1, 2], true)).toBeCloseTo(10 / 11, 12);
  expect(elo.chance([1, 2], false)).toBe(0.5);
});

it('moves less when the expected happens', () => {
  const chanceAfter = (winnerSide: 'favourite' | 'outsider') => {
    const elo = createElo({ step: 40, homeEdge: 0 });
    for (let match = 0; match < 10; match += 1) elo.observe([1, 2], false, true);
    const before = elo.chance([1, 2], false);
    elo.observe([1, 2], false, winnerSide === 'favourite');
    return Math.abs(elo.chance([1, 2], false) - before);
  };
  expect(chanceAfter('favourite')).toBeLessThan(chanceAfter('outsider'));
});
