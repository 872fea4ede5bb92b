import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';

/* Two-digit years from 90 on belong to the twentieth century: the oldest files are of 1993. */
const firstTwoDigitYear = 90;

/** Returns the day of `dd/mm/yy` or `dd/mm/yyyy`; undefined when it is neither, or no day of the calendar. */
export function parseMatchDay(text: string): LocalDay | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|(?:19|20)\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [, day = '', month = '', year = ''] = match;
  const century = year.length === 4 ? '' : Number(year) < firstTwoDigitYear ? '20' : '19';
  return parseLocalDay(`${century}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns a time of day as `HH:MM`. */
export function parseTimeOfDay(text: string): string | undefined {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  return match === null || Number(match[1]) > 23 ? undefined : text.padStart(5, '0');
}

/* No league match is offered with a wider start. */
const widestHandicapGoals = 10;

/** Returns a handicap in quarters of a goal. */
export function parseHandicap(text: string): number | undefined {
  if (!/^[+-]?\d*\.?\d+$/.test(text)) return undefined;
  const goals = Number(text) + 0;
  return Number.isInteger(goals * 4) && Math.abs(goals) <= widestHandicapGoals ? goals : undefined;
}

/* Twice as many as any side has been worth in a match. */
const maxExpectedGoals = 15;

/** Returns a side's expected goals from its shots, `1.97`. */
export function parseExpectedGoals(text: string): number | undefined {
  if (!/^\d{1,2}(?:\.\d{1,3})?$/.test(text)) return undefined;
  const goals = Number(text);
  return goals <= maxExpectedGoals ? goals : undefined;
}
