import { describe, expect, it } from 'vitest';
import { reliabilityOf } from './reliability.ts';

describe('reliabilityOf', () => {
  it('is that of the lesser known club, on the matches of both', () => {
    expect(reliabilityOf(76, 70, 0.16 ** 2, 0)).toEqual({ level: 5, matches: 146 });
    expect(reliabilityOf(76, 12, 0.16 ** 2, 0)).toEqual({ level: 3, matches: 88 });
    expect(reliabilityOf(0, 76, 0.3 ** 2, 0)).toEqual({ level: 1, matches: 76 });
  });

  it('falls with the uncertainty of the lead', () => {
    const levels = [0.16, 0.18, 0.2, 0.23, 0.3].map((deviation) => reliabilityOf(80, 80, deviation ** 2, 0).level);
    expect(levels).toEqual([5, 4, 3, 2, 1]);
  });

  it('is at most 4 in the last matches of a season and at most 3 in its very last, and no higher than elsewhere', () => {
    const levels = (matches: number) => [1 / 6, 1 / 2, 1].map((nearness) => reliabilityOf(matches, matches, 0.16 ** 2, nearness).level);
    expect(levels(80)).toEqual([4, 4, 3]);
    expect(levels(12)).toEqual([3, 3, 3]);
    expect(levels(4)).toEqual([2, 2, 2]);
  });
});
