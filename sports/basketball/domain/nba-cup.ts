import type { LocalDay } from '#domain/time/local-day.ts';

/**
 * The days of the finals of the NBA Cup, on which nothing else is played. The final is no game of the regular season, of which a club has 82 without
 * it; its rounds before are.
 */
const finals: readonly string[] = ['2023-12-09', '2024-12-17', '2025-12-16'];

/** Returns true for a day on which the Cup was decided, as far as the days are known. */
export function isDayOfCupFinal(day: LocalDay): boolean {
  return finals.includes(day);
}

/** Returns true for a day in the months in which the Cup is played, long before play-in and play-offs. */
export function isInMonthsOfCup(day: LocalDay): boolean {
  return /^\d{4}-1[0-2]-/.test(day);
}
