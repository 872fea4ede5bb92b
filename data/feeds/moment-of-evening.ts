import { addDays, type LocalDay, momentOf } from '#domain/time/local-day.ts';

/**
 * Returns the time under which the prices of a file without times are stored: 20:00 UTC of the day before the match, when bookmakers offer every match of
 * the next day.
 */
export function momentOfEvening(day: LocalDay): Date {
  return momentOf(addDays(day, -1), '20:00', 'UTC');
}
