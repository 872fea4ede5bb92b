import { describe, expect, it } from 'vitest';
import type { Random } from '#domain/chance/random.ts';
import { scoreGrid } from '../goals/score-grid.ts';
import { createScoreSampler } from './simulate-score.ts';

/** Returns numbers spread evenly over [0, 1), so that each score comes exactly as often as it is likely. */
function evenly(count: number): Random {
  let next = 0;
  return { uniform: () => (next++ + 0.5) / count, integer: () => 0 };
}

it.each([
  ['unlike chances', [0.5, 0.25, 0.125, 0.125]],
  ['a certain score', [0, 0, 1, 0]],
  ['equal chances', [0.25, 0.25, 0.25, 0.25]],
  ['a rare score', [0.001, 0.333, 0.333, 0.333]],
])('draws each score as often as it is likely: %s', (_, chances) => {
  const sampler = createScoreSampler({ size: 2, cells: Float64Array.from(chances) });
  const draws = 40_000;
  const random = evenly(draws);
  const times = [0, 0, 0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const cell = sampler.draw(random, 0);
    times[cell] = (times[cell] as number) + 1;
  }
  for (const [cell, chance] of chances.entries()) expect((times[cell] as number) / draws).toBeCloseTo(chance, 3);
});

it('never draws what cannot be', () => {
  const sampler = createScoreSampler({ size: 2, cells: Float64Array.from([0, 0.7, 0, 0.3]) });
  const random = evenly(10_000);
  const seen = new Set(Array.from({ length: 10_000 }, () => sampler.draw(random, 0)));
  expect([...seen].sort()).toEqual([1, 3]);
});

describe('a side that turns out stronger', () => {
  /** Returns the average of home goals and away goals at a lead. */
  function meansAt(lead: number): [number, number] {
    const sampler = createScoreSampler(scoreGrid({ homeGoals: 1.5, awayGoals: 1.2, lowScoreDependence: 0, drawWeight: 1 }));
    const draws = 100_000;
    const random = evenly(draws);
    let [home, away] = [0, 0];
    for (let draw = 0; draw < draws; draw += 1) {
      const cell = sampler.draw(random, lead);
      home += Math.floor(cell / sampler.size);
      away += cell % sampler.size;
    }
    return [home / draws, away / draws];
  }

  it('scores by that factor more and concedes by it less', () => {
    const [home, away] = meansAt(0.2);
    expect(home).toBeCloseTo(1.5 * Math.exp(0.2), 2);
    expect(away).toBeCloseTo(1.2 * Math.exp(-0.2), 2);
  });

  it('is held within half the logarithmic scale, either way', () => {
    expect(meansAt(3)).toEqual(meansAt(0.5));
    expect(meansAt(-3)).toEqual(meansAt(-0.5));
    expect(meansAt(-0.5)[0]).toBeCloseTo(1.5 * Math.exp(-0.5), 2);
  });
});
