import { parseLocalDay } from './local-day.ts';

const momentPattern = /^(?<day>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * Returns the moment of a text as a person writes it: `2024-04-06T09:00Z`, with or without seconds, in UTC or with an offset (`+02:00`).
 * Undefined without a zone, for a day that the calendar does not have (2023-02-30), and for any other text.
 */
export function parseMoment(text: string): Date | undefined {
  const day = momentPattern.exec(text)?.groups?.day;
  return day === undefined || parseLocalDay(day) === undefined ? undefined : new Date(text);
}
