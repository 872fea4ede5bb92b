/** Returns the year in which the season of a moment began, where a season runs from autumn to spring; a new one begins in July. */
export function seasonYearAt(now: Date): number {
  return now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
}
