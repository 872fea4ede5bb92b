import { describe, expect, it } from 'vitest';
import type { Goals } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from './bet.ts';
import { settleBet } from './settle-bet.ts';

function score(text: string): Goals {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}

type Case = readonly [selection: string, goals: string, outcome: BetOutcome];
type LineCase = readonly [selection: string, line: number, goals: string, outcome: BetOutcome];

describe.each<{ market: Bet['market']; cases: readonly Case[] }>([
  {
    market: 'match-result',
    cases: [
      ['home', '2-1', 'won'],
      ['home', '1-1', 'lost'],
      ['home', '0-1', 'lost'],
      ['draw', '0-0', 'won'],
      ['draw', '1-0', 'lost'],
      ['away', '0-3', 'won'],
      ['away', '3-3', 'lost'],
    ],
  },
  {
    market: 'double-chance',
    cases: [
      ['home-or-draw', '1-0', 'won'],
      ['home-or-draw', '1-1', 'won'],
      ['home-or-draw', '0-1', 'lost'],
      ['home-or-away', '1-0', 'won'],
      ['home-or-away', '0-1', 'won'],
      ['home-or-away', '2-2', 'lost'],
      ['draw-or-away', '0-0', 'won'],
      ['draw-or-away', '1-2', 'won'],
      ['draw-or-away', '2-1', 'lost'],
    ],
  },
  {
    market: 'draw-no-bet',
    cases: [
      ['home', '1-0', 'won'],
      ['home', '1-1', 'void'],
      ['home', '1-2', 'lost'],
      ['away', '1-2', 'won'],
      ['away', '0-0', 'void'],
      ['away', '4-0', 'lost'],
    ],
  },
  {
    market: 'both-teams-to-score',
    cases: [
      ['yes', '1-1', 'won'],
      ['yes', '4-0', 'lost'],
      ['yes', '0-0', 'lost'],
      ['no', '0-2', 'won'],
      ['no', '0-0', 'won'],
      ['no', '3-1', 'lost'],
    ],
  },
  {
    market: 'correct-score',
    cases: [
      ['2-1', '2-1', 'won'],
      ['2-1', '1-2', 'lost'],
      ['0-0', '0-0', 'won'],
      ['0-0', '1-0', 'lost'],
    ],
  },
])('$market', ({ market, cases }) => {
  it.each(cases)('on %s, ended %s: %s', (selection, goals, outcome) => {
    expect(settleBet({ market, line: 0, selection } as Bet, score(goals))).toBe(outcome);
  });
});

describe('total-goals', () => {
  it.each<LineCase>([
    ['over', 2.5, '2-1', 'won'],
    ['over', 2.5, '1-1', 'lost'],
    ['under', 2.5, '1-1', 'won'],
    ['under', 2.5, '3-0', 'lost'],
    ['over', 3, '2-1', 'void'],
    ['over', 3, '2-2', 'won'],
    ['over', 3, '2-0', 'lost'],
    ['under', 3, '2-1', 'void'],
    // half on 2, half on 2.5
    ['over', 2.25, '1-1', 'half-lost'],
    ['under', 2.25, '1-1', 'half-won'],
    ['over', 2.25, '2-1', 'won'],
    ['under', 2.25, '1-0', 'won'],
    // half on 2.5, half on 3
    ['over', 2.75, '2-1', 'half-won'],
    ['under', 2.75, '2-1', 'half-lost'],
    ['over', 2.75, '1-1', 'lost'],
    ['under', 2.75, '2-2', 'lost'],
  ])('%s %d, ended %s: %s', (selection, line, goals, outcome) => {
    expect(settleBet({ market: 'total-goals', line, selection } as Bet, score(goals))).toBe(outcome);
  });
});

/* `line` is the home side's handicap for both selections: a bet on the away side at −0.75 has +0.75 on its own coupon. */
describe('asian-handicap', () => {
  it.each<LineCase>([
    ['home', -0.5, '1-0', 'won'],
    ['home', -0.5, '1-1', 'lost'],
    ['away', -0.5, '1-1', 'won'],
    ['away', -0.5, '1-0', 'lost'],
    ['home', 0, '1-1', 'void'],
    ['away', 0, '0-1', 'won'],
    ['home', -1, '2-1', 'void'],
    ['away', -1, '2-1', 'void'],
    ['home', -1, '2-0', 'won'],
    ['home', 1.5, '0-1', 'won'],
    ['home', 1.5, '0-2', 'lost'],
    // half on 0, half on −0.5
    ['home', -0.25, '1-1', 'half-lost'],
    ['away', -0.25, '1-1', 'half-won'],
    ['home', -0.25, '1-0', 'won'],
    // half on 0, half on +0.5
    ['home', 0.25, '1-1', 'half-won'],
    ['away', 0.25, '1-1', 'half-lost'],
    ['home', 0.25, '0-1', 'lost'],
    // half on −0.5, half on −1
    ['home', -0.75, '1-0', 'half-won'],
    ['away', -0.75, '1-0', 'half-lost'],
    ['home', -0.75, '2-0', 'won'],
    ['away', -0.75, '0-0', 'won'],
    // half on −1, half on −1.5
    ['home', -1.25, '1-0', 'half-lost'],
    ['away', -1.25, '1-0', 'half-won'],
    ['home', -1.75, '2-0', 'half-won'],
  ])('%s %d, ended %s: %s', (selection, line, goals, outcome) => {
    expect(settleBet({ market: 'asian-handicap', line, selection } as Bet, score(goals))).toBe(outcome);
  });
});

describe('half-time-result', () => {
  it.each([
    ['home', '1-0', 'won'],
    ['draw', '0-0', 'won'],
    ['draw', '0-1', 'lost'],
    ['away', '1-2', 'won'],
  ])('on %s, %s at the break: %s, whatever the end', (selection, halfTime, outcome) => {
    const bet = { market: 'half-time-result', line: 0, selection } as Bet;
    for (const goals of ['3-3', '5-2', '1-4']) expect(settleBet(bet, score(goals), score(halfTime))).toBe(outcome);
  });

  it('cannot be settled while the score at the break is not known', () => {
    expect(settleBet({ market: 'half-time-result', line: 0, selection: 'draw' }, score('0-0'))).toBeUndefined();
  });
});
