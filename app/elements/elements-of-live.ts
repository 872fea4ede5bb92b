import { LiveCount } from './live-count.ts';
import { LiveFeed } from './live-feed.ts';
import { LivePart } from './live-part.ts';

/** The elements of pages that follow what happens, fetched together; what moves within a row, a tip or the head of a match is not among them. */
export const elementsOfLive = {
  'live-count': LiveCount,
  'live-feed': LiveFeed,
  'live-part': LivePart,
};
