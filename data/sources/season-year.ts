/** Returns the year in which the season of a moment began, for seasons from autumn to spring; a new one begins in July. */
export function seasonYearAt(now: Date): number {
  return now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}

/** Returns the catalogue's label of a season that began in a year, `2026-27`, or `2026` for seasons of one calendar year. */
export function seasonLabelOf(firstYear: number, kind: 'autumn-spring' | 'calendar-year'): string {
  return kind === 'calendar-year' ? String(firstYear) : `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}
