import { expect, it } from 'vitest';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { type Kickoff, kickoffMoment } from './kickoff.ts';

it('keeps a match under its hour, and under noon UTC of its day while the hour is unknown', () => {
  const day = parseLocalDay('2024-04-06');
  if (day === undefined) throw new Error('6 April 2024 is a day');
  const unknownHour: Kickoff = { known: false, day };
  expect(kickoffMoment({ known: true, utc: new Date('2024-04-06T14:00:00Z') })).toEqual(new Date('2024-04-06T14:00:00Z'));
  expect(kickoffMoment(unknownHour)).toEqual(new Date('2024-04-06T12:00:00Z'));
});
