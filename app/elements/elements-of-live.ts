import { LiveFeed } from './live-feed.ts';
import { LiveScore } from './live-score.ts';
import { MatchClock } from './match-clock.ts';

/** The elements that move, fetched together. */
export const elementsOfLive = {
  'live-feed': LiveFeed,
  'live-score': LiveScore,
  'match-clock': MatchClock,
};
