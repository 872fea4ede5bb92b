import { describe, expect, it } from 'vitest';
import { reliabilityOf } from './reliability.ts';

describe('reliabilityOf', () => {
  it('is that of the lesser known club, on the matches of both', () => {
    expect(reliabilityOf(76, 70, 0.16 ** 2)).toEqual({ level: 5, matches: 146 });
    expect(reliabilityOf(76, 12, 0.16 ** 2)).toEqual({ level: 3, matches: 88 });
    expect(reliabilityOf(0, 76, 0.3 ** 2)).toEqual({ level: 1, matches: 76 });
  });

  it('falls with the uncertainty of the lead', () => {
    const levels = [0.16, 0.18, 0.2, 0.23, 0.3].map((deviation) => reliabilityOf(80, 80, deviation ** 2).level);
    expect(levels).toEqual([5, 4, 3, 2, 1]);
  });
});
