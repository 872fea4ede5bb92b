import type { Goals } from '#domain/match/match-score.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { SportMatch } from '#domain/sports/sport-types.ts';

/**
 * The kinds of changes in a match of a two-sided sport. `set-over` is for tennis, `half-time` for basketball; `tip`: a tip was published,
 * settled or withdrawn; `prediction`: the prediction was recorded or settled; `going-on`: anything else, such as a point, a price, a new
 * start time.
 */
export const playChanges = ['begun', 'set-over', 'half-time', 'ended', 'tip', 'prediction', 'going-on'] as const;
export type PlayChange = (typeof playChanges)[number];

/** The last state of a match that was sent to live listeners. `score` is that of the whole match: sets won, points. */
export interface SentPlay {
  readonly status: MatchStatus;
  readonly score: Goals | null;
  readonly atHalfTime: boolean;
}

/**
 * Returns the kind of change of a match since the last state that was sent. A match that is now live counts as `begun` only while nothing of
 * it is over, such as a first set or quarter. A match counts as `ended` only when an earlier state was sent in which it was not over.
 *
 * @param before undefined when no state of the match was sent
 */
export function playChange(before: SentPlay | undefined, after: SentPlay, { sport, play }: SportMatch): PlayChange {
  if (isOver(after)) return before === undefined || isOver(before) ? 'going-on' : 'ended';
  const { liveChanges } = rulesOf<Sport>(sport);
  if (after.status !== 'live' || liveChanges === undefined) return 'going-on';
  if (before?.status !== 'live') return liveChanges.isAtItsBeginning(play) ? 'begun' : 'going-on';
  return liveChanges.change(before, after);
}

const isOver = ({ status }: SentPlay) => status === 'finished' || status === 'awarded';
