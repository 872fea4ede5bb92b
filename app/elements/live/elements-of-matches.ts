import { FavouriteStar } from '#app/elements/lists/favourite-star.ts';
import { FavouritesTab } from '#app/elements/lists/favourites-tab.ts';
import { MatchGroup } from '#app/elements/lists/match-group.ts';
import { LiveCell } from './live-cell.ts';
import { LiveChances } from './live-chances.ts';
import { LiveLine } from './live-line.ts';
import { LivePrediction } from './live-prediction.ts';
import { LiveRemark } from './live-remark.ts';
import { LiveScore } from './live-score.ts';
import { LiveScorers } from './live-scorers.ts';
import { MatchClock } from './match-clock.ts';

/** The elements of lists, rows and heads of matches, fetched together. Most of them change during a match. */
export const elementsOfMatches = {
  'favourite-star': FavouriteStar,
  'favourites-tab': FavouritesTab,
  'live-cell': LiveCell,
  'live-chances': LiveChances,
  'live-line': LiveLine,
  'live-prediction': LivePrediction,
  'live-remark': LiveRemark,
  'live-score': LiveScore,
  'live-scorers': LiveScorers,
  'match-clock': MatchClock,
  'match-group': MatchGroup,
};
