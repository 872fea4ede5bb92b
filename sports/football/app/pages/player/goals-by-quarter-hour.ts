/** The last minute of each stretch; added time belongs to the stretch in which it began, and extra time is the last stretch. */
const ends = [
  [15, '1–15'],
  [30, '16–30'],
  [45, '31–45+'],
  [60, '46–60'],
  [75, '61–75'],
  [90, '76–90+'],
  [Number.POSITIVE_INFINITY, '91–120'],
] as const;

/**
 * Returns the number of goals in each quarter of an hour. Extra time is listed only when a goal fell in it.
 *
 * @param minutes the minute of each goal; for a goal in added time the minute in which that began
 */
export function goalsByQuarterHour(minutes: readonly number[]): { readonly name: string; readonly goals: number }[] {
  const counted = ends.map(([end, name], index) => {
    const after = ends[index - 1]?.[0] ?? 0;
    return { name, goals: minutes.filter((minute) => minute > after && minute <= end).length };
  });
  return counted.at(-1)?.goals === 0 ? counted.slice(0, -1) : counted;
}
