import { describe, expect, it } from 'vitest';
import { addDays, localDayOf, momentOf, parseLocalDay, zoneOffsetMinutes } from './local-day.ts';

const day = (text: string) => parseLocalDay(text) as NonNullable<ReturnType<typeof parseLocalDay>>;

describe('parseLocalDay', () => {
  it.each(['2023-02-28', '2024-02-29'])('reads %s', (text) => expect(parseLocalDay(text)).toBe(text));
  it.each(['2023-02-29', '2023-13-01', '2023-2-1', '01/02/2023', '', '2023-02-28T00:00'])('refuses "%s"', (text) =>
    expect(parseLocalDay(text)).toBeUndefined(),
  );
});

it('crosses months and leap days', () => {
  expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
  expect(addDays(day('2024-01-01'), -1)).toBe('2023-12-31');
});

describe('zones', () => {
  it('knows the offsets of summer and winter', () => {
    expect(zoneOffsetMinutes(new Date('2026-07-01T12:00:00Z'), 'Europe/London')).toBe(60);
    expect(zoneOffsetMinutes(new Date('2026-11-21T12:00:00Z'), 'Europe/Berlin')).toBe(60);
    expect(zoneOffsetMinutes(new Date('2026-11-21T12:00:00Z'), 'America/Sao_Paulo')).toBe(-180);
    expect(zoneOffsetMinutes(new Date('2026-11-21T12:00:00Z'), 'Asia/Kathmandu')).toBe(345);
  });
  it('puts a late match on the day of the reader', () => {
    expect(localDayOf(new Date('2026-11-21T23:30:00Z'), 'Europe/Athens')).toBe('2026-11-22');
    expect(localDayOf(new Date('2026-11-22T01:30:00Z'), 'America/Sao_Paulo')).toBe('2026-11-21');
  });
  it('finds the moment of a kick-off: the first match of the Premier League 2023-24 began at 19:00 UTC', () => {
    expect(momentOf(day('2023-08-11'), '20:00', 'Europe/London')).toEqual(new Date('2023-08-11T19:00:00Z'));
  });
  it('keeps the wall clock on both sides of the change to winter time', () => {
    expect(momentOf(day('2023-10-28'), '15:00', 'Europe/London')).toEqual(new Date('2023-10-28T14:00:00Z'));
    expect(momentOf(day('2023-10-29'), '15:00', 'Europe/London')).toEqual(new Date('2023-10-29T15:00:00Z'));
    expect(momentOf(day('2023-10-29'), '00:00', 'Europe/London')).toEqual(new Date('2023-10-28T23:00:00Z'));
  });
});
