import { describe, expect, it } from 'vitest';
import type { FootballPlay } from '#domain/match/football-play.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { football } from '#sports/football/domain/football.ts';
import { settleTip } from './settle-tip.ts';

const settleFootball = (bet: Bet, { status, ...play }: { readonly status: MatchStatus } & Pick<FootballPlay, 'goals90' | 'halfTime'>) =>
  settleTip(football, bet, { status, play: { period: null, score: null, ...play }, facts: {} });

const homeWin: Bet = { market: 'match-result', line: 0, selection: 'home' };
const overHalf: Bet = { market: 'total-goals', line: 0.5, selection: 'over' };
const levelAtBreak: Bet = { market: 'half-time-result', line: 0, selection: 'draw' };

describe('a tip', () => {
  it('on a match that was played settles by its ninety minutes', () => {
    expect(settleFootball(homeWin, { status: 'finished', goals90: { home: 2, away: 1 } })).toBe('won');
    expect(settleFootball(homeWin, { status: 'finished', goals90: { home: 0, away: 1 } })).toBe('lost');
  });

  it('loses with a side that wins in extra time only: the final of the World Cup 2014 stood 0-0 after ninety minutes', () => {
    const germany: Bet = { market: 'match-result', line: 0, selection: 'home' };
    expect(settleFootball(germany, { status: 'finished', goals90: { home: 0, away: 0 }, halfTime: { home: 0, away: 0 } })).toBe('lost');
  });

  it('on the half-time result settles by the score at the break, and stays open without one', () => {
    expect(settleFootball(levelAtBreak, { status: 'finished', goals90: { home: 3, away: 0 }, halfTime: { home: 0, away: 0 } })).toBe('won');
    expect(settleFootball(levelAtBreak, { status: 'finished', goals90: { home: 3, away: 0 } })).toBeUndefined();
  });

  it.each<MatchStatus>(['awarded', 'abandoned', 'cancelled'])(
    'on a match that was %s is void, also when its goals had decided it',
    (status) => {
      expect(settleFootball(overHalf, { status, goals90: { home: 3, away: 0 } })).toBe('void');
      expect(settleFootball(homeWin, { status })).toBe('void');
    },
  );

  it.each<MatchStatus>(['scheduled', 'live', 'postponed'])('on a match that is %s is open, whatever the score', (status) => {
    expect(settleFootball(overHalf, { status, goals90: { home: 1, away: 0 } })).toBeUndefined();
  });

  it('on a finished match without a known score stays open', () => {
    expect(settleFootball(homeWin, { status: 'finished' })).toBeUndefined();
  });
});
