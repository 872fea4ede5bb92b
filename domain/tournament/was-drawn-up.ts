/**
 * Returns true once a season's fixtures can be known: from the middle of June on, when leagues publish them, if the season runs into the
 * next year, else from its New Year's Day on.
 *
 * @param season `2023-24`, or `2024` when the season is the calendar year
 * @param moment the present moment
 */
export function wasDrawnUp(season: string, moment: Date): boolean {
  const monthAndDay = season.includes('-') ? '06-15' : '01-01';
  return Date.parse(`${season.slice(0, 4)}-${monthAndDay}T00:00:00Z`) <= moment.getTime();
}
