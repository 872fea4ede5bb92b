import { describe, expect, it } from 'vitest';
import { attemptsOf } from './attempts.ts';
import type { ObservedMatch } from './observed-match.ts';

const match: ObservedMatch = {
  tournament: { id: 1, country: 'england', kind: 'league', women: false },
  home: 1,
  away: 2,
  kickoffDay: 17_000,
  goals: { home: 1, away: 0 },
};

describe('attemptsOf', () => {
  it('adds shots, half the shots on target and corners', () => {
    expect(attemptsOf({ ...match, shots: [14, 9], shotsOnTarget: [6, 2], corners: [7, 3] })).toEqual([24, 13]);
  });

  it('keeps its level where a source tells less', () => {
    const usual = { shots: [100, 100], shotsOnTarget: [35, 35], corners: [41, 41] } as const;
    const [whole] = attemptsOf({ ...match, ...usual }) as [number, number];
    for (const part of [{ shots: usual.shots }, { shotsOnTarget: usual.shotsOnTarget }, { shots: usual.shots, corners: usual.corners }]) {
      expect(attemptsOf({ ...match, ...part })?.[0]).toBeCloseTo(whole, 9);
    }
  });

  it('is nothing where no shot is told', () => {
    expect(attemptsOf(match)).toBeUndefined();
    expect(attemptsOf({ ...match, corners: [7, 3] })).toBeUndefined();
  });
});
