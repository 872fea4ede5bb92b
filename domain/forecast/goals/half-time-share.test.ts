import { describe, expect, it } from 'vitest';
import type { ObservedMatch } from '../strengths/observed-match.ts';
import { halfTimeScore } from './half-time-score.ts';
import { createHalfTimeShares } from './half-time-share.ts';

const tournament = { id: 1, country: 'england', kind: 'league', women: false } as const;
const match: ObservedMatch = { tournament, home: 1, away: 2, kickoffDay: 17_000, goals: { home: 2, away: 1 } };

describe('half-time shares', () => {
  it('say nothing before a half-time score was seen', () => {
    const shares = createHalfTimeShares();
    expect(shares.share(tournament)).toBeUndefined();
    shares.observe(match);
    expect(shares.share(tournament)).toBeUndefined();
  });

  it('draw a competition towards all', () => {
    const shares = createHalfTimeShares();
    for (let played = 0; played < 500; played += 1) shares.observe({ ...match, halfTime: { home: 1, away: 0 } });
    expect(shares.share(tournament)).toBeCloseTo(1 / 3, 12);
    for (let played = 0; played < 500; played += 1) {
      shares.observe({ ...match, tournament: { ...tournament, id: 2 }, halfTime: { home: 1, away: 1 } });
    }
    // Half of all goals now; 500 such goals beside the 500 of 1,500 seen in the competition.
    expect(shares.share(tournament)).toBeCloseTo((500 + 250) / (1_500 + 500), 12);
    expect(shares.share({ ...tournament, id: 3 })).toBeCloseTo(0.5, 12);
  });
});

describe('halfTimeScore', () => {
  it('takes the share of both sides and refuses one that is none', () => {
    const parameters = { homeGoals: 2, awayGoals: 1, lowScoreDependence: -0.04, drawWeight: 1.1 };
    expect(halfTimeScore(parameters, 0.5)).toEqual({ homeGoals: 1, awayGoals: 0.5, lowScoreDependence: -0.02, drawWeight: 1 });
    expect(() => halfTimeScore(parameters, 1)).toThrow('halfTimeShare must be above 0 and below 1, not 1');
  });
});
