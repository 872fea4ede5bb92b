import type { LocalDay } from '#domain/time/local-day.ts';

export type SeasonKind = 'autumn-spring' | 'calendar-year';

/** Returns the season in which a day falls when nothing else is known: July to June, or the calendar year. */
export function seasonOfDay(day: LocalDay, kind: SeasonKind): string {
  const year = Number(day.slice(0, 4));
  if (kind === 'calendar-year') return String(year);
  return autumnSpringLabel(Number(day.slice(5, 7)) >= 7 ? year : year - 1);
}

/** Finals held every `every` years, among them in `year`. */
export interface Finals {
  readonly year: number;
  readonly every: number;
}

/** Last month (1 to 12) whose matches belong to the finals of their year, which are held in summer: later matches lead to the next finals. */
const lastMonthBeforeFinals = 6;

/** Returns the season of qualifiers in which a day falls: the year of the finals to which they lead, `2026` for a day of September 2023. */
export function seasonOfFinals(day: LocalDay, { year, every }: Finals): string {
  const earliest = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) > lastMonthBeforeFinals ? 1 : 0);
  return String(year + Math.ceil((earliest - year) / every) * every);
}

/** Returns the season in a cell of the Season column, `2012` or `2012/2013`; undefined for other text. */
export function parseSeasonCell(text: string): string | undefined {
  const match = /^((?:19|20)\d\d)(?:[/-](\d{4}))?$/.exec(text);
  if (match === null) return undefined;
  const year = Number(match[1]);
  if (match[2] === undefined) return String(year);
  return Number(match[2]) === year + 1 ? autumnSpringLabel(year) : undefined;
}

/**
 * Returns the season to which most of the days belong; undefined without any. A season file contains one season, even one that ends late (2019-20 ended in
 * August 2020).
 */
export function seasonOfMostDays(days: Iterable<LocalDay>, kind: SeasonKind): string | undefined {
  const counts = new Map<string, number>();
  for (const day of days) {
    const season = seasonOfDay(day, kind);
    counts.set(season, (counts.get(season) ?? 0) + 1);
  }
  return [...counts].sort((first, second) => second[1] - first[1])[0]?.[0];
}

/** Returns false for a day that cannot belong to the season: one outside the year in which it begins and the year after. */
export function canFallIn(season: string, day: LocalDay): boolean {
  const year = Number(day.slice(0, 4)) - Number(season.slice(0, 4));
  return year === 0 || year === 1;
}

function autumnSpringLabel(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
