import { describe, expect, it } from 'vitest';
import { createDrawWeights, drawChance } from './draw-weights.ts';
import { headlineChances } from './headline-chances.ts';
import { scoreGrid } from './score-grid.ts';

const league = { id: 1, country: 'england', kind: 'league', women: false } as const;

describe('drawChance', () => {
  it("is the sum of the grid's diagonal", () => {
    for (const [homeGoals, awayGoals] of [
      [1.5, 1.2],
      [0.3, 2.9],
      [2.4, 2.2],
    ] as const) {
      const grid = scoreGrid({ homeGoals, awayGoals, lowScoreDependence: -0.06, drawWeight: 1, goalRegularity: 1.08 });
      expect(drawChance(homeGoals, awayGoals, -0.06, 1.08)).toBeCloseTo(headlineChances(grid).draw, 12);
    }
  });

  it('is 0.3085 for one goal each and nothing that binds them, by the tables of the Skellam distribution', () => {
    expect(drawChance(1, 1, 0, 1)).toBeCloseTo(0.3085, 4);
  });
});

describe('draw weights', () => {
  it('begin at 1 and follow a league in which more matches are drawn, slowly', () => {
    const weights = createDrawWeights();
    expect(weights.weight(league)).toBe(1);
    for (let match = 0; match < 400; match += 1) weights.observe(league, match % 3 === 0, 0.25);
    // 134 drawn where 100 were expected: beside 500 in all, then beside 400 like all.
    const ofAll = 634 / 600;
    expect(weights.weight({ ...league, id: 2 })).toBeCloseTo(ofAll, 12);
    expect(weights.weight(league)).toBeCloseTo((400 * ofAll + 134) / 500, 12);
  });
});
