import { describe, expect, it } from 'vitest';
import { parseLocalDay } from '../time/local-day.ts';
import { asKnownAt, type ReportedMatch } from './as-known-at.ts';

const opening = { phase: 'opening', quotedAt: new Date('2024-04-05T15:00:00Z') } as const;
const moving = { phase: 'moving', quotedAt: new Date('2024-04-06T10:00:00Z') } as const;
const closing = { phase: 'closing', quotedAt: new Date('2024-04-06T14:00:00Z') } as const;

const match = {
  home: 'Brighton',
  referee: 'J Brooks',
  kickoff: { known: true, utc: new Date('2024-04-06T14:00:00Z') },
  status: 'finished',
  score: { current: { home: 0, away: 3 } },
  events: [{ minute: 33 }],
  statistics: { shots: [11, 17] },
  attendance: 31_000,
  quotes: [opening, moving, closing],
} satisfies ReportedMatch & { home: string; referee: string };

function dayOnly(day: string): ReportedMatch {
  const parsed = parseLocalDay(day);
  if (parsed === undefined) throw new Error(`${day} is no day`);
  const atNoon = { phase: 'closing', quotedAt: new Date(`${day}T12:00:00Z`) } as const;
  return { ...match, kickoff: { known: false, day: parsed }, quotes: [opening, atNoon] };
}

function at(time: string): Date {
  return new Date(time);
}

describe('asKnownAt', () => {
  it('gives back a fixture on the morning of the match, with the prices of the day before', () => {
    expect(asKnownAt(match, at('2024-04-06T09:00:00Z'))).toEqual({
      home: 'Brighton',
      referee: 'J Brooks',
      kickoff: match.kickoff,
      status: 'scheduled',
      quotes: [opening],
    });
  });

  it('keeps a price from the very moment at which it was quoted', () => {
    expect(asKnownAt(match, at('2024-04-06T09:59:59Z')).quotes).toEqual([opening]);
    expect(asKnownAt(match, at('2024-04-06T10:00:00Z')).quotes).toEqual([opening, moving]);
  });

  it('knows the closing price from kick-off on and the result two hours later', () => {
    expect(asKnownAt(match, at('2024-04-06T13:59:59Z')).quotes).toEqual([opening, moving]);
    const underWay = asKnownAt(match, at('2024-04-06T15:59:59Z'));
    expect(underWay.quotes).toEqual([opening, moving, closing]);
    expect(underWay.status).toBe('scheduled');
    expect(underWay.score).toBeUndefined();
    expect(asKnownAt(match, at('2024-04-06T16:00:00Z'))).toEqual(match);
  });

  it('drops a closing price before kick-off even when it was quoted earlier', () => {
    const early = { ...match, quotes: [{ phase: 'closing', quotedAt: new Date('2024-04-06T08:00:00Z') }] } satisfies ReportedMatch;
    expect(asKnownAt(early, at('2024-04-06T09:00:00Z')).quotes).toEqual([]);
  });

  it('waits for the end of the day when the hour of the kick-off is unknown', () => {
    const dayMatch = dayOnly('2024-04-06');
    const lateThatDay = asKnownAt(dayMatch, at('2024-04-06T23:59:59Z'));
    expect(lateThatDay.status).toBe('scheduled');
    expect(lateThatDay.attendance).toBeUndefined();
    expect(lateThatDay.quotes).toEqual([opening]);
    expect(asKnownAt(dayMatch, at('2024-04-07T00:00:00Z'))).toEqual(dayMatch);
  });

  it('sets every state that was not known yet back to scheduled', () => {
    const live = { ...match, status: 'live', live: { period: 'first-half' } } satisfies ReportedMatch;
    expect(asKnownAt(live, at('2024-04-06T09:00:00Z')).live).toBeUndefined();
    const postponed = { ...match, status: 'postponed' } satisfies ReportedMatch;
    expect(asKnownAt(postponed, at('2024-04-06T09:00:00Z')).status).toBe('scheduled');
  });

  it('leaves what it was given untouched', () => {
    asKnownAt(match, at('2024-04-01T00:00:00Z'));
    expect(match.quotes).toHaveLength(3);
    expect(match.status).toBe('finished');
  });
});
