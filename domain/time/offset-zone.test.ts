import { describe, expect, it } from 'vitest';
import { localDayOf, momentOf, parseLocalDay } from './local-day.ts';
import { isZoneOffset, offsetZone, parseZoneOffset } from './offset-zone.ts';

describe('offsetZone', () => {
  it('names the zones of India, Newfoundland, Baker Island and Kiritimati', () => {
    expect([330, -210, -720, 840].map(offsetZone)).toEqual(['+05:30', '-03:30', '-12:00', '+14:00']);
  });

  it('gives a zone in which days begin and end as the clock there has them', () => {
    const day = parseLocalDay('2026-11-21');
    if (day === undefined) throw new Error('no day');
    expect(momentOf(day, '00:00', offsetZone(330)).toISOString()).toBe('2026-11-20T18:30:00.000Z');
    expect(localDayOf(new Date('2026-11-21T02:00:00Z'), offsetZone(-210))).toBe('2026-11-20');
  });

  it('refuses what no clock shows', () => {
    expect([-735, 855, 7, 0.5, Number.NaN].map(isZoneOffset)).toEqual([false, false, false, false, false]);
    expect(() => offsetZone(855)).toThrow('855 minutes');
    expect(['330', '-210', '0', '855', '7', '+60', '060.0', ''].map(parseZoneOffset)).toEqual([330, -210, 0, ...Array(5).fill(undefined)]);
  });
});
