import { describe, expect, it } from 'vitest';
import { parseMoment } from './parse-moment.ts';

describe('parseMoment', () => {
  it.each([
    ['2024-04-06T09:00Z', Date.UTC(2024, 3, 6, 9)],
    ['2024-04-06T09:00:30Z', Date.UTC(2024, 3, 6, 9, 0, 30)],
    ['2024-04-06T09:00:30.5Z', Date.UTC(2024, 3, 6, 9, 0, 30, 500)],
    ['2024-04-06T11:00+02:00', Date.UTC(2024, 3, 6, 9)],
    ['2024-04-05T20:30-12:30', Date.UTC(2024, 3, 6, 9)],
    ['2024-02-29T23:59Z', Date.UTC(2024, 1, 29, 23, 59)],
  ])('reads %s', (text, moment) => expect(parseMoment(text)?.getTime()).toBe(moment));

  it.each([
    '',
    'yesterday',
    '2024-04-06',
    '2024-04-06T09:00',
    '2023-02-29T09:00Z',
    '2024-02-30T09:00Z',
    '2024-13-01T09:00Z',
    '2024-04-06T24:00Z',
    '2024-04-06T09:60Z',
    ' 2024-04-06T09:00Z',
    '2024-04-06 09:00Z',
  ])('does not read "%s"', (text) => expect(parseMoment(text)).toBeUndefined());
});
