import { expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { SportMatch } from '#domain/sports/sport-types.ts';
import { playChange } from './play-change.ts';

const facts = { tour: 'atp', series: 'grand-slam', court: 'outdoor', surface: 'grass', bestOf: 5, ranks: [1, 2] } as const;
const tennis = (...games: [number, number][]): SportMatch => ({
  sport: 'tennis',
  facts,
  play: { sets: games.map((of) => ({ games: of })) },
});
const told = (status: MatchStatus, home = 0, away = 0) => ({ status, score: { home, away }, atHalfTime: false });

it('a match begins when it is first heard of as played in its first set, and never later', () => {
  expect(playChange(told('scheduled'), told('live'), tennis([0, 0]))).toBe('begun');
  expect(playChange(undefined, told('live'), tennis([2, 1]))).toBe('begun');
  expect(playChange(told('scheduled'), told('live', 1), tennis([6, 4], [1, 0]))).toBe('going-on');
  expect(playChange(told('live'), told('live'), tennis([0, 1]))).toBe('going-on');
});

it('a set ends once, and the last one with the match', () => {
  expect(playChange(told('live', 1), told('live', 1, 1), tennis([6, 4], [3, 6]))).toBe('set-over');
  expect(playChange(told('live', 1, 1), told('live', 1), tennis([6, 4], [3, 5]))).toBe('going-on');
  expect(playChange(told('live', 2), told('finished', 3), tennis([6, 4], [6, 4], [6, 4]))).toBe('ended');
  expect(playChange(told('finished', 3), told('finished', 3), tennis([6, 4], [6, 4], [6, 4]))).toBe('going-on');
});

it('a match that was over before anybody was told of it ends for nobody, a walkover for everybody', () => {
  expect(playChange(undefined, told('finished', 3), tennis([6, 4], [6, 4], [6, 4]))).toBe('going-on');
  expect(playChange(told('scheduled'), { ...told('finished'), score: null }, tennis())).toBe('ended');
});

it('of basketball the start and half-time are told once each', () => {
  const game = (quarters: number, period: 'q1' | 'half-time' | 'q3'): SportMatch => ({
    sport: 'basketball',
    facts: { stage: 'regular', venue: 'home' },
    play: { quarters: Array.from({ length: quarters }, () => [25, 25] as const), total: [25 * quarters, 25 * quarters], clock: { period } },
  });
  const atHalfTime = { ...told('live', 50, 50), atHalfTime: true };
  expect(playChange(told('scheduled'), told('live', 2), game(1, 'q1'))).toBe('begun');
  expect(playChange(told('live', 50, 48), atHalfTime, game(2, 'half-time'))).toBe('half-time');
  expect(playChange(atHalfTime, atHalfTime, game(2, 'half-time'))).toBe('going-on');
  expect(playChange(told('scheduled'), told('live', 75, 75), game(3, 'q3'))).toBe('going-on');
});
