import { describe, expect, it } from 'vitest';
import { createKnownMatches } from './known-matches.ts';

describe('known matches', () => {
  it('are those of the two years before a day', () => {
    const known = createKnownMatches();
    for (const day of [10_000, 10_007, 10_400, 10_730]) known.add(1, day);
    expect(known.recent(1, 10_730)).toBe(4);
    expect(known.recent(1, 10_731)).toBe(3);
    expect(known.recent(1, 10_737)).toBe(3);
    expect(known.recent(1, 11_131)).toBe(1);
    expect(known.recent(1, 12_000)).toBe(0);
    expect(known.recent(2, 10_000)).toBe(0);
  });
});
