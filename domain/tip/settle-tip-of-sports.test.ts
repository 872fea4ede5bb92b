import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { basketball } from '#sports/basketball/domain/basketball.ts';
import type { BasketballBet } from '#sports/basketball/domain/basketball-bet.ts';
import type { BasketballPlay } from '#sports/basketball/domain/basketball-play.ts';
import { tennis } from '#sports/tennis/domain/tennis.ts';
import type { TennisFacts, TennisPlay } from '#sports/tennis/domain/tennis-play.ts';
import { settleTip } from './settle-tip.ts';

const facts: TennisFacts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] };
const onFirst = { market: 'match-winner', line: 0, selection: 'first' } as const;
const onTennis = (play: TennisPlay | null, status: MatchStatus) => settleTip(tennis, onFirst, { status, play, facts });
const set = (first: number, second: number) => ({ games: [first, second] as const });

describe('a tip on tennis', () => {
  it('is settled by the winner, whom the final of Wimbledon 2023 made the one named first', () => {
    const sets = [set(1, 6), { games: [7, 6] as const, tieBreak: [8, 6] as const }, set(6, 1), set(3, 6), set(6, 4)];
    expect(onTennis({ sets, winner: 0, ending: 'completed' }, 'finished')).toBe('won');
    expect(onTennis({ sets, winner: 1, ending: 'completed' }, 'finished')).toBe('lost');
  });

  it('is settled without a word on the sets, where only the winner is told', () => {
    expect(onTennis({ sets: [], winner: 0, ending: 'completed' }, 'finished')).toBe('won');
  });

  it('stays open while nobody tells how the match ended', () => {
    expect(onTennis({ sets: [set(6, 4)] }, 'live')).toBeUndefined();
    expect(onTennis({ sets: [set(6, 4)] }, 'finished')).toBeUndefined();
    expect(onTennis(null, 'finished')).toBeUndefined();
    expect(onTennis(null, 'postponed')).toBeUndefined();
  });

  it('comes back after a walkover and after a match that is called off', () => {
    expect(onTennis({ sets: [], winner: 1, ending: 'walkover' }, 'awarded')).toBe('void');
    expect(onTennis(null, 'cancelled')).toBe('void');
  });
});

describe('a tip on basketball', () => {
  const game = { quarters: [], overtime: [12, 7] as const, total: [108, 103] as const };
  const onGame = (bet: BasketballBet, play: BasketballPlay | null) =>
    settleTip(basketball, bet, { status: 'finished', play, facts: { stage: 'regular', venue: 'home' } });

  it('is settled by the points of the whole game, overtime included', () => {
    const spread = { market: 'spread', line: -4.5, selection: 'home' } as const;
    expect(onGame(spread, game)).toBe('won');
    expect(onGame({ ...spread, line: -5 }, game)).toBe('void');
    expect(onGame(spread, null)).toBeUndefined();
  });
});
