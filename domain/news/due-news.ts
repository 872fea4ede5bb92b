import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';

/** The days that a news article covers, both included. */
export interface NewsSpan {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

const tuesday = 2;
const friday = 5;
/** A coming weekend is covered from Thursday morning until Friday noon, before its first matches. */
const weekendOpens = '09:00';
const weekendCloses = '12:00';

/**
 * Returns the weekend, Friday to Monday, for which an article is due at a moment; undefined at other times of the week.
 *
 * @param zone IANA, of the league's country
 */
export function weekendToTell(now: Date, zone: string): NewsSpan | undefined {
  const today = localDayOf(now, zone);
  const from = addDays(today, (friday - weekdayOf(today) + 7) % 7);
  const isOpen = now >= momentOf(addDays(from, -1), weekendOpens, zone) && now < momentOf(from, weekendCloses, zone);
  return isOpen ? { from, to: addDays(from, 3) } : undefined;
}

/**
 * Returns the league weeks, Tuesday to Monday, that may be reviewed at a moment: the one under way, whose matches may all be over
 * already, and the one before it.
 */
export function weeksToReview(now: Date, zone: string): NewsSpan[] {
  const today = localDayOf(now, zone);
  const from = addDays(today, -((weekdayOf(today) - tuesday + 7) % 7));
  return [from, addDays(from, -7)].map((first) => ({ from: first, to: addDays(first, 6) }));
}

/** Returns the month before the current one, in UTC. */
export function monthToReview(now: Date): { month: number; year: number; from: Date; to: Date } {
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return { month: from.getUTCMonth() + 1, year: from.getUTCFullYear(), from, to };
}

/** Returns the day of the week; Sunday is 0. */
const weekdayOf = (day: LocalDay) => new Date(`${day}T12:00:00Z`).getUTCDay();
