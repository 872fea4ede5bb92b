import { expect, it } from 'vitest';
import type { Random } from '#domain/chance/random.ts';
import { createScoreSampler } from './simulate-score.ts';

/** Numbers spread evenly over [0, 1), so that each score comes exactly as often as it is likely. */
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
    const cell = sampler.draw(random);
    times[cell] = (times[cell] as number) + 1;
  }
  for (const [cell, chance] of chances.entries()) expect((times[cell] as number) / draws).toBeCloseTo(chance, 3);
});

it('never draws what cannot be', () => {
  const sampler = createScoreSampler({ size: 2, cells: Float64Array.from([0, 0.7, 0, 0.3]) });
  const random = evenly(10_000);
  const seen = new Set(Array.from({ length: 10_000 }, () => sampler.draw(random)));
  expect([...seen].sort()).toEqual([1, 3]);
});
