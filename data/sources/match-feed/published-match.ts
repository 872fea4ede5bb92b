import type { FeedMatch } from '#data/feeds/feed.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { SourceCredit } from '../source-credits.ts';

/** The prediction of a match: once it is on record as it was recorded, with its outcome in the end. */
export interface PublishedPrediction extends Omit<PredictedEnd, 'basis'> {
  /** Undefined until it freezes. */
  readonly recordedAt?: Date;
  /** Undefined while it is open. */
  readonly outcome?: PredictionOutcome;
}

/** A match as the site publishes it: what a feed says of one, under the site's own numbers, and the names that a reader may show. */
export interface PublishedMatch extends Omit<FeedMatch, 'status'> {
  readonly status: MatchStatus;
  readonly externalId: string;
  readonly slug: string;
  readonly competitionName: string;
  readonly competitionNumber: number;
  /** The region of its country, `GB-ENG`. */
  readonly competitionRegion: string;
  readonly competitionKind: 'league' | 'cup';
  readonly homeSlug: string;
  readonly awaySlug: string;
  readonly sources: readonly SourceCredit[];
  /** Undefined without a forecast, and where nothing was recorded before the match. */
  readonly prediction?: PublishedPrediction;
}
