import type { LocalDay } from '#domain/time/local-day.ts';

/** Returns the age in whole years on a day of a person born on a day, as `1995-08-31`. */
export function ageOn(birthDate: string, day: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
