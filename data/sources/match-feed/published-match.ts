import type { FeedMatch } from '#data/feeds/feed.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { SourceCredit } from '../source-credits.ts';

/** A match as the site publishes it: what a feed says of one, under the site's own numbers, and the names that a reader may show. */
export interface PublishedMatch extends Omit<FeedMatch, 'status'> {
  readonly status: MatchStatus;
  readonly externalId: string;
  readonly slug: string;
  readonly competitionName: string;
  readonly homeSlug: string;
  readonly awaySlug: string;
  readonly sources: readonly SourceCredit[];
}
