import { LiveCount } from '#app/elements/lists/live-count.ts';
import { LiveFeed } from './live-feed.ts';
import { LivePart } from './live-part.ts';
import { LiveTip } from './live-tip.ts';

/** The elements of pages that follow live events, fetched together; those within the row or the head of a match are not among them. */
export const elementsOfLive = {
  'live-count': LiveCount,
  'live-feed': LiveFeed,
  'live-part': LivePart,
  'live-tip': LiveTip,
};
