import { oneOf, storedValue } from './stored-value.ts';

/** Hides scores, scorers and chances. Applied before the first paint. */
export const shownScores = storedValue('scores', 'shown', oneOf(['shown', 'hidden']));

/** The time by which live events are shown later, for those who watch a match with delay. */
export const liveDelay = storedValue('liveDelay', 'none', oneOf(['none', '30s', '60s']));

/** Has a tab in the background count goals in its title. */
export const goalsInTitle = storedValue('goalsInTitle', 'off', oneOf(['off', 'on']));

/** Returns the delay in milliseconds. */
export function liveDelayMs(): number {
  return { none: 0, '30s': 30_000, '60s': 60_000 }[liveDelay.read()];
}
