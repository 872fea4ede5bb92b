import { describe, expect, it } from 'vitest';
import { identifyMeeting, type StoredMeeting } from './identify-meeting.ts';

const at = (utc: string) => new Date(`${utc}Z`);
const stored = (utc: string, more: Partial<StoredMeeting> = {}): StoredMeeting => ({
  kickoffUtc: at(utc),
  kickoffKnown: true,
  movable: true,
  stage: null,
  isOver: false,
  ...more,
});
const over = { movable: false, isOver: true };

describe('clubs that meet at most once a day of play', () => {
  const tuesday = stored('2023-01-03T02:00');
  const told = (utc: string) => ({ sport: 'basketball', kickoffUtc: at(utc), status: 'scheduled' }) as const;

  it('mean the game of that day, which goes on past midnight in Greenwich', () => {
    const monday = stored('2023-01-02T02:00');
    expect(identifyMeeting([monday, tuesday], told('2023-01-02T23:30'))).toBe(tuesday);
  });

  it('mean a new game on a day without one, however near another is', () => {
    expect(identifyMeeting([tuesday], told('2023-01-03T09:00'))).toBeUndefined();
  });
});

describe('players who meet in a draw', () => {
  const told = (utc: string, more: object = {}) => ({ sport: 'tennis', kickoffUtc: at(utc), status: 'scheduled', ...more }) as const;
  const group = stored('2023-11-17T12:00', { stage: 'group', ...over });

  it('mean the match that was put off by rain for two days', () => {
    const match = stored('2023-07-03T11:00');
    expect(identifyMeeting([match], told('2023-07-05T11:00'))).toBe(match);
  });

  it('mean a second match by its stage, after one in a group', () => {
    expect(identifyMeeting([group], told('2023-11-17T20:00', { round: { stage: 'final' } }))).toBeUndefined();
    expect(identifyMeeting([group], told('2023-11-17T20:00', { round: { stage: 'group' } }))).toBe(group);
  });

  it('mean a second match because the first was over the day before, unless its end is told as well', () => {
    expect(identifyMeeting([group], told('2023-11-19T17:00'))).toBeUndefined();
    expect(identifyMeeting([group], told('2023-11-19T17:00', { status: 'finished' }))).toBe(group);
  });
});

it('clubs that meet once at each ground mean the match that was put off, whenever it is played', () => {
  const match = stored('2024-01-13T15:00');
  expect(identifyMeeting([match], { sport: 'football', kickoffUtc: at('2024-05-01T19:00'), status: 'scheduled' })).toBe(match);
});
