import { describe, expect, it } from 'vitest';
import { settleCourtTip } from './settle-court-tip.ts';
import type { TennisFacts, TennisPlay } from './tennis/tennis-play.ts';

const facts: TennisFacts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] };
const onFirst = { market: 'match-winner', selection: 'first' } as const;
const tennis = (play: TennisPlay | null) => ({ sport: 'tennis', bet: onFirst, play, facts }) as const;
const set = (first: number, second: number) => ({ games: [first, second] as const });

describe('a tip on tennis', () => {
  it('is settled by the winner, whom the final of Wimbledon 2023 made the one named first', () => {
    const sets = [set(1, 6), { games: [7, 6] as const, tieBreak: [8, 6] as const }, set(6, 1), set(3, 6), set(6, 4)];
    expect(settleCourtTip(tennis({ sets, winner: 0, ending: 'completed' }), 'finished')).toBe('won');
    expect(settleCourtTip(tennis({ sets, winner: 1, ending: 'completed' }), 'finished')).toBe('lost');
  });

  it('is settled without a word on the sets, where only the winner is told', () => {
    expect(settleCourtTip(tennis({ sets: [], winner: 0, ending: 'completed' }), 'finished')).toBe('won');
  });

  it('stays open while nobody tells how the match ended', () => {
    expect(settleCourtTip(tennis({ sets: [set(6, 4)] }), 'live')).toBeUndefined();
    expect(settleCourtTip(tennis({ sets: [set(6, 4)] }), 'finished')).toBeUndefined();
    expect(settleCourtTip(tennis(null), 'finished')).toBeUndefined();
    expect(settleCourtTip(tennis(null), 'postponed')).toBeUndefined();
  });

  it('comes back after a walkover and after a match that is called off', () => {
    expect(settleCourtTip(tennis({ sets: [], winner: 1, ending: 'walkover' }), 'awarded')).toBe('void');
    expect(settleCourtTip(tennis(null), 'cancelled')).toBe('void');
  });
});

describe('a tip on basketball', () => {
  const game = { quarters: [], overtime: [12, 7] as const, total: [108, 103] as const };
  it('is settled by the points of the whole game, overtime included', () => {
    const spread = { market: 'spread', line: -4.5, selection: 'home' } as const;
    expect(settleCourtTip({ sport: 'basketball', bet: spread, play: game }, 'finished')).toBe('won');
    expect(settleCourtTip({ sport: 'basketball', bet: { ...spread, line: -5 }, play: game }, 'finished')).toBe('void');
    expect(settleCourtTip({ sport: 'basketball', bet: spread, play: null }, 'finished')).toBeUndefined();
  });
});
