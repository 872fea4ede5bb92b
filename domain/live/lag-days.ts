import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';

/** The number of days over which delays of live changes are measured, four weeks: a competition plays once or twice in each. */
export const lagDays = 28;

/** Returns the first of the days over which delays are measured, in UTC. */
export function firstLagDay(now: Date): LocalDay {
  return addDays(localDayOf(now, 'UTC'), 1 - lagDays);
}
