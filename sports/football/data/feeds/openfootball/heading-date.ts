import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { Refusal } from './refusal.ts';

/** A date heading as written; most leave the year out. */
export interface HeadingDate {
  readonly text: string;
  /** 0 is Sunday. */
  readonly weekday?: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly year?: number;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayPart = '(?:(?<weekday>(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*)[.,]?\\s+)?';
const monthPart = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const datePattern = new RegExp(
  `^${weekdayPart}(?:(?<month1>${monthPart})[/ ](?<day1>\\d{1,2})|(?<day2>\\d{1,2})\\.?[/ ](?<month2>${monthPart}))` +
    '(?:,?[/ ](?<year>\\d{4}))?$',
);

/** Returns the date of "[Sat Aug/6]", "Sat Aug 6 2022" or "6 August 2022"; undefined when the line is not a date. */
export function parseHeadingDate(line: string): HeadingDate | undefined {
  const text = line.replace(/^\[\s*|\s*\]$/g, '');
  const groups = datePattern.exec(text)?.groups;
  const month = groups?.month1 ?? groups?.month2;
  if (groups === undefined || month === undefined) return undefined;
  return {
    text,
    ...(groups.weekday === undefined ? {} : { weekday: weekdays.indexOf(groups.weekday.slice(0, 3).toLowerCase()) }),
    month: months.indexOf(month.slice(0, 3).toLowerCase()) + 1,
    dayOfMonth: Number(groups.day1 ?? groups.day2),
    ...(groups.year === undefined ? {} : { year: Number(groups.year) }),
  };
}

/* More than lies between two neighbouring dates of a file, less than a wrong weekday would leap. */
const furthestMs = 320 * 86_400_000;

/**
 * Returns the calendar day of a heading in a season that begins in `firstYear`. A heading without a year is in that year or the next: the weekday
 * decides, else nearness to the heading before it or to the season's usual time. Refuses a day that no calendar has, a weekday that fits neither
 * year, and a day that fits only far from the rest.
 */
export function dayOfHeading(
  heading: HeadingDate,
  firstYear: number,
  overTwoYears: boolean,
  before: LocalDay | undefined,
): LocalDay | Refusal {
  const near = Date.parse(before ?? `${firstYear}-${overTwoYears ? '09' : '07'}-01`);
  const distanceMs = (day: LocalDay) => Math.abs(Date.parse(day) - near);
  const years = heading.year === undefined ? [firstYear, firstYear + 1] : [heading.year];
  const [day] = years
    .map((year) => parseLocalDay(`${year}-${twoDigits(heading.month)}-${twoDigits(heading.dayOfMonth)}`))
    .filter((candidate) => candidate !== undefined)
    .filter((candidate) => heading.weekday === undefined || weekdayOf(candidate) === heading.weekday)
    .filter((candidate) => heading.year !== undefined || distanceMs(candidate) <= furthestMs)
    .sort((one, other) => distanceMs(one) - distanceMs(other));
  return day ?? new Refusal('bad-date', 'date', heading.text);
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

function weekdayOf(day: LocalDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
