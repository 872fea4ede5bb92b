/** A calendar day without a zone, `YYYY-MM-DD`. */
export type LocalDay = string & { readonly __brand: 'LocalDay' };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the day of a text `YYYY-MM-DD`; undefined when the text is not a day of the calendar (2023-02-30 is none). */
export function parseLocalDay(text: string): LocalDay | undefined {
  if (!dayPattern.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text) return undefined;
  return text as LocalDay;
}

/** Returns the day a number of days after `day`; negative numbers go back. */
export function addDays(day: LocalDay, days: number): LocalDay {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10) as LocalDay;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format that writes a moment as `2026-11-21 16:30:00`, as Swedish does: parsing this text takes a fifth of the time of `formatToParts`. */
function wallClockIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(zone, format);
  }
  return format;
}

/** Returns the minutes by which the wall clock of `zone` is ahead of UTC at a moment; negative to the west. */
export function zoneOffsetMinutes(moment: Date, zone: string): number {
  if (zone === 'UTC') return 0;
  const wall = Date.parse(`${wallClockIn(zone).format(moment).replace(' ', 'T')}Z`);
  return Math.round((wall - Math.floor(moment.getTime() / 1000) * 1000) / 60_000);
}

/** Returns the calendar day on which a moment falls in an IANA zone. */
export function localDayOf(moment: Date, zone: string): LocalDay {
  return new Date(moment.getTime() + zoneOffsetMinutes(moment, zone) * 60_000).toISOString().slice(0, 10) as LocalDay;
}

/**
 * Returns the moment at which the wall clock of `zone` reads `day` and `time` (`HH:MM`). In the hour that summer time skips, the moment is
 * after the gap; in the hour that it repeats, it is the first of the two.
 */
export function momentOf(day: LocalDay, time: string, zone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const first = asIfUtc - zoneOffsetMinutes(new Date(asIfUtc), zone) * 60_000;
  return new Date(asIfUtc - zoneOffsetMinutes(new Date(first), zone) * 60_000);
}
