import type { Goals } from '#domain/match/match-score.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { SportMatch } from '#domain/sports/sport-types.ts';

/**
 * `set-over` is of tennis, `half-time` of basketball; with `tip` one was published, settled or withdrawn, with `prediction` it went on record or was
 * settled; `going-on` is everything else: a point, a price, a new hour.
 */
export const playChanges = ['begun', 'set-over', 'half-time', 'ended', 'tip', 'prediction', 'going-on'] as const;
export type PlayChange = (typeof playChanges)[number];

/** A match of tennis or basketball as it was last told. `score` is that of the whole: sets won, points. */
export interface ToldPlay {
  readonly status: MatchStatus;
  readonly score: Goals | null;
  readonly atHalfTime: boolean;
}

/**
 * Returns what became of a match since it was last told. One that is heard of for the first time, or of which more than its first set or quarter
 * is over when it is first heard of as played, did not just begin; one that was over before anybody was told of it did not just end.
 *
 * @param before undefined where nobody was told of the match
 */
export function playChange(before: ToldPlay | undefined, after: ToldPlay, { sport, play }: SportMatch): PlayChange {
  if (isOver(after)) return before === undefined || isOver(before) ? 'going-on' : 'ended';
  const { told } = rulesOf<Sport>(sport);
  if (after.status !== 'live' || told === undefined) return 'going-on';
  if (before?.status !== 'live') return told.isAtItsBeginning(play) ? 'begun' : 'going-on';
  return told.change(before, after);
}

const isOver = ({ status }: ToldPlay) => status === 'finished' || status === 'awarded';
