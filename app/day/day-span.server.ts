import type { Topic } from '#data/changes/topic.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';

export interface DaySpan extends Span {
  readonly day: LocalDay;
}

/** Returns the seven days that a bar of days shows, from three before a day to three after it, each with its span. */
export function dayBarOf(day: LocalDay, zone: string): DaySpan[] {
  const days = [-3, -2, -1, 0, 1, 2, 3].map((away) => addDays(day, away));
  const begins = [...days, addDays(day, 4)].map((shown) => momentOf(shown, '00:00', zone));
  return days.map((shown, index) => ({ day: shown, from: begins[index] as Date, to: begins[index + 1] as Date }));
}

/** Returns the span of a number of days, from the beginning of the first to the end of the last. */
export function spanOf(day: LocalDay, zone: string, days = 1): Span {
  return { from: momentOf(day, '00:00', zone), to: momentOf(addDays(day, days), '00:00', zone) };
}

/** Returns the UTC days that a span touches. */
export function utcDaysOf({ from, to }: Span): LocalDay[] {
  const days: LocalDay[] = [];
  const last = new Date(to.getTime() - 1);
  for (let day = localDayOf(from, 'UTC'); day <= localDayOf(last, 'UTC'); day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the topics of the points of tennis and basketball, or of one of them, on the UTC days that a span touches, for pages that show these. */
export function pointsOfSpan(span: Span, ofSports: readonly TwoSidedSport[] = twoSidedSports): Topic[] {
  return utcDaysOf(span).flatMap((day) => ofSports.map((sport): Topic => `points:${sport}:${day}`));
}

/** Returns the UTC days that a span touches, as topics on which a page may depend. */
export function topicsOfSpan(span: Span): Topic[] {
  return utcDaysOf(span).map((day): Topic => `day:${day}`);
}
