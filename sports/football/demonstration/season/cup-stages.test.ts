import { describe, expect, it } from 'vitest';
import { cupStages } from './cup-stages.ts';

describe('cupStages', () => {
  it('halves 32 clubs down to a final', () => {
    expect(cupStages(32)).toEqual([
      { stage: 'round-of-32', matches: 16 },
      { stage: 'round-of-16', matches: 8 },
      { stage: 'quarter-final', matches: 4 },
      { stage: 'semi-final', matches: 2 },
      { stage: 'final', matches: 1 },
    ]);
  });

  it('opens with a league phase for 36 clubs', () => {
    const stages = cupStages(36);
    expect(stages.filter(({ stage }) => stage === 'league-phase').map(({ matches }) => matches)).toEqual(new Array(8).fill(18));
    expect(stages.slice(8).map(({ stage }) => stage)).toEqual([
      'knock-out-play-off',
      'round-of-16',
      'quarter-final',
      'semi-final',
      'final',
    ]);
  });

  it('brings 40 clubs down to 32 in a first round', () => {
    expect(cupStages(40)[0]).toEqual({ stage: 'round-1', matches: 8 });
    expect(cupStages(40)[1]).toEqual({ stage: 'round-of-32', matches: 16 });
  });

  it('refuses more clubs than there are names of rounds for', () => {
    expect(() => cupStages(200)).toThrow('200 clubs');
  });
});
