import { describe, expect, it } from 'vitest';
import type { ObservedMatch } from '../strengths/observed-match.ts';
import { attemptsOf, correctedForScore } from './attempts.ts';

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

describe('correctedForScore', () => {
  const by = { halfTimeLead: 0.1, laterLead: 0.05, mostGoals: 2 };
  const match = (halfTime: [number, number] | undefined, goals: [number, number]) =>
    ({
      goals: { home: goals[0], away: goals[1] },
      ...(halfTime && { halfTime: { home: halfTime[0], away: halfTime[1] } }),
    }) as ObservedMatch;

  it('credits whoever led with what it had no need to try, and the other with less', () => {
    // One goal ahead at the break, the second half lost by one: e^(0.1 − 0.05).
    const [home, away] = correctedForScore([10, 20], match([1, 0], [1, 1]), by);
    expect(home).toBeCloseTo(10 * Math.exp(0.05), 12);
    expect(away).toBeCloseTo(20 / Math.exp(0.05), 12);
  });

  it('counts two goals of a lead at most', () => {
    expect(correctedForScore([10, 20], match([5, 0], [5, 0]), by)).toEqual(correctedForScore([10, 20], match([2, 0], [2, 0]), by));
  });

  it('changes nothing where the score at half-time is not known', () => {
    expect(correctedForScore([10, 20], match(undefined, [3, 0]), by)).toEqual([10, 20]);
  });
});
