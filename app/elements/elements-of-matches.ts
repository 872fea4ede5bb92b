import { FavouriteStar } from './favourite-star.ts';
import { LiveCell } from './live-cell.ts';
import { LiveChances } from './live-chances.ts';
import { LiveLine } from './live-line.ts';
import { LiveScore } from './live-score.ts';
import { MatchClock } from './match-clock.ts';

/** The elements within rows and heads of matches, fetched together. Most of them change during a match. */
export const elementsOfMatches = {
  'favourite-star': FavouriteStar,
  'live-cell': LiveCell,
  'live-chances': LiveChances,
  'live-line': LiveLine,
  'live-score': LiveScore,
  'match-clock': MatchClock,
};
