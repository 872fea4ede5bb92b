import type { SeasonKind } from './demonstration-catalogue.ts';

export const dayMs = 86_400_000;

/** Days since 1970-01-01 of a moment's UTC day. */
export function dayNumber(utcMs: number): number {
  return Math.floor(utcMs / dayMs);
}

/** Weeks begin on Monday and are counted from that of 29 December 1969. */
export function weekOfDay(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The day number of a week's Monday. */
export function mondayOf(week: number): number {
  return week * 7 - 3;
}

/** How many different weeks there are in which competitions of one kind begin, so that few have their break together. */
const starts: Readonly<Record<SeasonKind, { month: number; day: number; weeks: number }>> = {
  'autumn-spring': { month: 5, day: 8, weeks: 12 },
  'calendar-year': { month: 0, day: 5, weeks: 6 },
};

/**
 * The first week of a season. Real leagues rest for a quarter of the year, most of them together; the demonstration's
 * spread their matches over the whole year, because at every hour of it something must be in play.
 *
 * @param year in which the season begins
 * @param rank the competition's place among those of its kind, which decides its start
 */
export function firstWeekOf(kind: SeasonKind, year: number, rank: number): number {
  const { month, day, weeks } = starts[kind];
  // 7 is coprime to 12 and 6, so that neighbours in the list begin far apart.
  return weekOfDay(dayNumber(Date.UTC(year, month, day)) + 6) + ((rank * 7) % weeks);
}

/** `2026-27`, or `2026` where the season is the calendar year. */
export function seasonLabel(kind: SeasonKind, year: number): string {
  return kind === 'calendar-year' ? String(year) : `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Weeks from the first to the last in which a season's rounds are played: one remains before the next season, its break. */
export function seasonLength(kind: SeasonKind, year: number): number {
  return firstWeekOf(kind, year + 1, 0) - firstWeekOf(kind, year, 0) - 1;
}

/** The week of a season of so many weeks, from 0, in which the round with this number is played, evenly over the season. */
export function weekOfRound(round: number, rounds: number, weeks: number): number {
  return Math.floor(((round + 0.5) * weeks) / rounds);
}
