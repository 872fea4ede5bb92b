const dayMs = 24 * 3_600_000;

/** Returns the number of seconds of the day (UTC) within at least one of the stretches, which are in milliseconds and sorted by their beginnings. */
export function secondsOfDay(stretches: readonly (readonly [from: number, until: number])[], now: Date): number {
  const dayStart = Math.floor(now.getTime() / dayMs) * dayMs;
  let counted = dayStart;
  let sum = 0;
  for (const [beginning, end] of stretches) {
    const from = Math.max(counted, beginning);
    const to = Math.min(dayStart + dayMs, end);
    if (to > from) sum += to - from;
    counted = Math.max(counted, to);
  }
  return sum / 1_000;
}
