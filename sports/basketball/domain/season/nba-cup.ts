import type { LocalDay } from '#domain/time/local-day.ts';

/** The days of the finals of the NBA Cup, without other games. The final is not one of a club's 82 games of the regular season; the rounds before it are. */
const finals: readonly string[] = ['2023-12-09', '2024-12-17', '2025-12-16'];

/** Returns true for a day of a known final of the Cup. */
export function isDayOfCupFinal(day: LocalDay): boolean {
  return finals.includes(day);
}

/** Returns true for a day in the months of the Cup, long before play-in and play-offs. */
export function isInMonthsOfCup(day: LocalDay): boolean {
  return /^\d{4}-1[0-2]-/.test(day);
}
