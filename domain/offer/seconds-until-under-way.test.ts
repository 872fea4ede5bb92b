import { expect, it } from 'vitest';
import { secondsUntilUnderWay } from './seconds-until-under-way.ts';

const now = new Date('2026-11-21T15:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

it.each([
  ['an hour before the kick-off', 'scheduled', at('21T16:00'), true, 3_600],
  ['at the kick-off', 'scheduled', at('21T15:00'), true, 0],
  ['after the kick-off, when nobody has said that it began', 'scheduled', at('21T14:00'), true, 0],
  ['while it is played', 'live', at('21T14:00'), true, 0],
  ['on the day, when the hour is not known', 'scheduled', at('21T12:00'), false, 0],
  ['the evening before such a day', 'scheduled', at('22T12:00'), false, 9 * 3_600],
  ['when it is over', 'finished', at('21T13:00'), true, Number.POSITIVE_INFINITY],
  ['when it was put off', 'postponed', at('21T13:00'), true, Number.POSITIVE_INFINITY],
] as const)('%s', (_, status, kickoffUtc, kickoffKnown, seconds) => {
  expect(secondsUntilUnderWay({ status, kickoffUtc, kickoffKnown }, now)).toBe(seconds);
});
