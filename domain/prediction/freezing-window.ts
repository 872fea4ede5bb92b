const quarterMs = 15 * 60_000;

/** The range of kick-offs whose predictions freeze together: from `startsFrom` to before `startsUntil`. */
export interface FreezingWindow {
  readonly startsFrom: Date;
  readonly startsUntil: Date;
}

/** Returns the window of the quarter of an hour that contains a moment: the matches that start 15 to under 30 minutes after the quarter's beginning. */
export function freezingWindowAt(now: Date): FreezingWindow {
  const quarter = Math.floor(now.getTime() / quarterMs) * quarterMs;
  return { startsFrom: new Date(quarter + quarterMs), startsUntil: new Date(quarter + 2 * quarterMs) };
}
