import type { Goals } from '#domain/match/match-score.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { PlayedMatch } from '#domain/sports/overall-score.ts';

/**
 * `set-over` is of tennis, `half-time` of basketball; with `tip` one was published, settled or withdrawn; `going-on` is everything else: a point, a price,
 * a new hour.
 */
export const playChanges = ['begun', 'set-over', 'half-time', 'ended', 'tip', 'going-on'] as const;
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
export function playChange(before: ToldPlay | undefined, after: ToldPlay, match: PlayedMatch): PlayChange {
  if (isOver(after)) return before === undefined || isOver(before) ? 'going-on' : 'ended';
  if (after.status !== 'live') return 'going-on';
  if (before?.status !== 'live') return isAtItsBeginning(match) ? 'begun' : 'going-on';
  if (match.sport === 'basketball') return after.atHalfTime && !before.atHalfTime ? 'half-time' : 'going-on';
  return setsOver(after) > setsOver(before) ? 'set-over' : 'going-on';
}

const isOver = ({ status }: ToldPlay) => status === 'finished' || status === 'awarded';
const setsOver = ({ score }: ToldPlay) => (score === null ? 0 : score.home + score.away);

function isAtItsBeginning(match: PlayedMatch): boolean {
  if (match.sport === 'tennis') return (match.play?.sets.length ?? 0) <= 1 && Math.max(...(match.play?.setsWon ?? [0])) === 0;
  return (match.play?.quarters.length ?? 0) <= 1 && (match.play?.clock?.period ?? 'q1') === 'q1';
}
