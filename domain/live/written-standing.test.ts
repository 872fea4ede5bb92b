import { expect, it } from 'vitest';
import type { FootballStanding } from '#domain/match/expected-outcome.ts';
import { readStanding, writeStanding } from './written-standing.ts';

const first = { status: 'live', period: 'first-half', score: { home: 0, away: 10 } } as const satisfies FootballStanding;
const extra = {
  status: 'live',
  period: 'extra-time',
  score: { home: 3, away: 2 },
  halfTime: { home: 0, away: 1 },
  goals90: { home: 2, away: 2 },
} as const satisfies FootballStanding;

it('a match is written as one word and read again', () => {
  expect([first, extra].map(writeStanding)).toEqual(['live:first-half:0-10::', 'live:extra-time:3-2:0-1:2-2']);
  expect(readStanding('live:first-half:0-10::')).toEqual({ ...first, halfTime: undefined, goals90: undefined });
  expect(readStanding('live:extra-time:3-2:0-1:2-2')).toEqual(extra);
});

it('a match whose stretch or score nobody tells is written without them', () => {
  expect(writeStanding({ status: 'live', period: null, score: undefined })).toBe('live::::');
  expect(readStanding('live::::')).toEqual({ status: 'live', period: null });
});

it('a match that is to come is not written, and read as one to come', () => {
  expect(writeStanding({ status: 'scheduled', period: null, score: undefined })).toBeUndefined();
  expect(readStanding(null)).toEqual({ status: 'scheduled', period: null, score: undefined });
});
