const dayMs = 24 * 3_600_000;

/**
 * Returns how many seconds of the present day (UTC) lie within at least one of the intervals, such as the times in which a match may be in
 * play. A source spreads its calls of the day over them, which gives the time between two calls.
 *
 * @param intervals from and until in milliseconds, sorted by their beginnings; a second in several of them counts once
 */
export function coveredSecondsOfDay(intervals: readonly (readonly [from: number, until: number])[], now: Date): number {
  const dayStart = Math.floor(now.getTime() / dayMs) * dayMs;
  let counted = dayStart;
  let sum = 0;
  for (const [beginning, end] of intervals) {
    const from = Math.max(counted, beginning);
    const to = Math.min(dayStart + dayMs, end);
    if (to > from) sum += to - from;
    counted = Math.max(counted, to);
  }
  return sum / 1_000;
}
