import { oneOf, storedValue } from './stored-value.ts';

/** Hides scores, scorers and chances. Applied before the first paint. */
export const shownScores = storedValue('scores', 'shown', oneOf(['shown', 'hidden']));

/** The seconds by which live events are shown later, for those who watch a match with delay. */
export const liveDelay = storedValue('liveDelay', '0', oneOf(['0', '30', '60']));

/** Has a tab in the background count goals in its title. */
export const goalsInTitle = storedValue('goalsInTitle', 'off', oneOf(['off', 'on']));
