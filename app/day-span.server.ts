import type { Topic } from '#data/commands/changes/record-changes.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';

/** The days that a bar of days shows around one. */
export function dayBarOf(day: LocalDay): LocalDay[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((away) => addDays(day, away));
}

/** From the beginning of a day to the end of the last of so many days. */
export function spanOf(day: LocalDay, zone: string, days = 1): Span {
  return { from: momentOf(day, '00:00', zone), to: momentOf(addDays(day, days), '00:00', zone) };
}

/** The UTC days that a span touches, as topics on which a page may rest. */
export function topicsOfSpan({ from, to }: Span): Topic[] {
  const topics: Topic[] = [];
  const last = new Date(to.getTime() - 1);
  for (let day = localDayOf(from, 'UTC'); day <= localDayOf(last, 'UTC'); day = addDays(day, 1)) topics.push(`day:${day}`);
  return topics;
}
