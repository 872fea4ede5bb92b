/**
 * Returns true once a season's fixtures can be known: from the middle of June on where the season runs into the next year, for that
 * is when leagues publish them, else from its New Year's Day on.
 *
 * @param season `2023-24`, or `2024` where the season is the calendar year
 * @param moment when it is looked at
 */
export function wasDrawnUp(season: string, moment: Date): boolean {
  const monthAndDay = season.includes('-') ? '06-15' : '01-01';
  return Date.parse(`${season.slice(0, 4)}-${monthAndDay}T00:00:00Z`) <= moment.getTime();
}
