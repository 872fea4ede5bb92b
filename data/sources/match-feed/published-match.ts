import type { FeedMatch } from '#data/feeds/feed.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import type { SourceCredit } from '../source-credits.ts';

/** Prediction of a match: the one on record, or until one is recorded, the one that would be recorded now. */
export interface PublishedPrediction extends Omit<PredictedEnd, 'basis'> {
  /** Undefined until it is recorded. */
  readonly recordedAt?: Date;
  /** Undefined while it is open. */
  readonly outcome?: PredictionOutcome;
}

/** Match as the site publishes it: the facts that a feed has of a match, with the site's own numbers, and the names that a reader may show. */
export interface PublishedMatch extends Omit<FeedMatch, 'status'> {
  readonly status: MatchStatus;
  readonly externalId: string;
  readonly slug: string;
  readonly competitionName: string;
  readonly competitionNumber: number;
  /** Region of its country, `GB-ENG`. */
  readonly competitionRegion: string;
  readonly competitionKind: 'league' | 'cup';
  readonly homeSlug: string;
  readonly awaySlug: string;
  readonly sources: readonly SourceCredit[];
  /** Undefined without a forecast, and when none was recorded before the match. */
  readonly prediction?: PublishedPrediction;
}
