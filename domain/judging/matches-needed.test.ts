import { describe, expect, it } from 'vitest';
import { gapPercents } from './gap-percent.ts';
import { matchesNeeded } from './matches-needed.ts';

describe('matchesNeeded', () => {
  it('is what a pencil gives: a gap of 1 within 2 on either side takes four times the matches', () => {
    expect(matchesNeeded({ percent: 1, interval: [-1, 3] }, 500)).toBe(2000);
    expect(matchesNeeded({ percent: -1, interval: [-3, 1] }, 500)).toBe(2000);
  });

  it('is fewer than there are where the interval lies beside zero already, and more where it holds it', () => {
    expect(matchesNeeded({ percent: 2, interval: [1, 3] }, 400)).toBe(100);
    expect(matchesNeeded({ percent: 2, interval: [-0.01, 4.01] }, 400)).toBeGreaterThan(400);
    expect(matchesNeeded({ percent: 2, interval: [0.01, 3.99] }, 400)).toBeLessThanOrEqual(400);
  });

  it('cannot be told of no gap', () => {
    expect(matchesNeeded({ percent: 0, interval: [-1, 1] }, 400)).toBeUndefined();
  });

  it('comes near (1.96 s / d)² of the paired differences', () => {
    /* Differences of 0.05 and −0.03 in turn: mean 0.01, standard deviation 0.04, so that n = (1.96 · 4)² = 61.5. */
    const reference = Array.from({ length: 1000 }, () => 0.2);
    const scores = reference.map((score, index) => score + (index % 2 === 0 ? 0.05 : -0.03));
    const [gap] = gapPercents([scores], reference);
    const needed = matchesNeeded(gap as NonNullable<typeof gap>, 1000) as number;
    expect(needed).toBeGreaterThan(61.5 * 0.85);
    expect(needed).toBeLessThan(61.5 * 1.15);
  });
});
