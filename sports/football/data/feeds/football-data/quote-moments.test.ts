import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { momentInFileName, quoteMoments, ukMoments } from './quote-moments.ts';

/** Returns the moments of a match of a day at a UTC time. */
function earlyQuote(day: string, utcTime: string, fetched?: string) {
  const kickoff = { known: true, utc: new Date(`${day}T${utcTime}Z`) } as const;
  const { early } = quoteMoments(kickoff, day as LocalDay, fetched === undefined ? undefined : new Date(fetched), ukMoments());
  return [early.phase, early.quotedAt.toISOString()];
}

describe('quoteMoments', () => {
  /* January 2024: the 12th is a Friday, the 16th a Tuesday, and the UK keeps UTC. */
  it.each(['2024-01-13', '2024-01-14', '2024-01-15'])('dates the early prices of %s, up to a Monday, to Friday 16:00', (day) => {
    expect(earlyQuote(day, '19:45')).toEqual(['opening', '2024-01-12T16:00:00.000Z']);
  });

  it.each(['2024-01-16', '2024-01-17', '2024-01-18'])('dates the early prices of %s, up to a Thursday, to Tuesday 16:00', (day) => {
    expect(earlyQuote(day, '19:45')).toEqual(['opening', '2024-01-16T16:00:00.000Z']);
  });

  it('takes the same day for a match on Friday evening, and an hour before an earlier kick-off', () => {
    expect(earlyQuote('2024-01-12', '19:45')).toEqual(['opening', '2024-01-12T16:00:00.000Z']);
    expect(earlyQuote('2024-01-12', '16:30')).toEqual(['opening', '2024-01-12T15:30:00.000Z']);
  });

  it('keeps UK time in summer', () => {
    expect(earlyQuote('2024-04-06', '11:30')).toEqual(['opening', '2024-04-05T15:00:00.000Z']);
  });

  it('dates closing prices to the kick-off, and to noon UTC without an hour', () => {
    const day = '2024-01-16' as LocalDay;
    const { early, closing } = quoteMoments({ known: false, day }, day, undefined, ukMoments());
    expect(closing).toEqual({ phase: 'closing', quotedAt: new Date('2024-01-16T12:00:00Z') });
    expect(early.quotedAt).toEqual(new Date('2024-01-16T11:00:00Z'));
  });

  it('dates the prices of coming matches to the fetching of the list', () => {
    expect(earlyQuote('2026-01-31', '15:00', '2026-01-30T18:55:00Z')).toEqual(['moving', '2026-01-30T18:55:00.000Z']);
  });

  it('does not date a price after the kick-off of a match that was under way when the list was fetched', () => {
    expect(earlyQuote('2026-01-27', '19:30', '2026-01-29T09:07:00Z')).toEqual(['moving', '2026-01-27T16:00:00.000Z']);
  });
});

describe('momentInFileName', () => {
  it('reads the time with and without colons and seconds', () => {
    expect(momentInFileName('2026-01-29T0907Z.csv')).toEqual(new Date('2026-01-29T09:07:00Z'));
    expect(momentInFileName('fixtures-2026-01-29T09:07:30Z.csv')).toEqual(new Date('2026-01-29T09:07:30Z'));
  });

  it('finds none in a name without one', () => {
    expect(momentInFileName('fixtures.csv')).toBeUndefined();
    expect(momentInFileName('2026-13-29T0907Z.csv')).toBeUndefined();
  });
});
