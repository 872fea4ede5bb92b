import { oneOf, storedValue } from './stored-value.ts';

/** The visibility of scores, scorers and chances. Applied before the first paint. */
export const shownScores = storedValue('scores', 'shown', oneOf(['shown', 'hidden']));

/** The time by which live events are delayed, for readers who watch a match with delay. */
export const liveDelay = storedValue('liveDelay', 'none', oneOf(['none', '30s', '60s']));

/** `on` to count goals in the title of a tab in the background. */
export const goalsInTitle = storedValue('goalsInTitle', 'off', oneOf(['off', 'on']));

/** Returns the delay in milliseconds. */
export function liveDelayMs(): number {
  return { none: 0, '30s': 30_000, '60s': 60_000 }[liveDelay.read()];
}
