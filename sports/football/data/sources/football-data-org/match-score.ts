import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { AnswerScore } from './answer.ts';

/** The consistent part of a score, with problems of the parts that are left out. */
export interface ReadScore {
  readonly score: MatchScore;
  readonly problems: readonly RowProblem[];
}

/**
 * Returns the score of a match with the finished periods; a problem when none of it is plausible. The provider's `fullTime` is the running total with
 * extra time and the kicks of a shoot-out, while `extraTime` and `penalties` count their own goals alone.
 */
export function matchScore(score: AnswerScore, isOver: boolean): ReadScore | RowProblem {
  const { duration, fullTime: total } = score;
  if (!total) return { code: 'missing-value', field: 'score.fullTime' };
  if (duration === 'REGULAR') return withHalfTime({ current: total, ...(isOver ? { fullTime: total } : {}) }, score, total);
  const shootOut = duration === 'PENALTY_SHOOTOUT' ? readShootOut(score, total, isOver) : undefined;
  if (shootOut !== undefined && 'code' in shootOut) return shootOut;
  const played = shootOut?.before ?? total;
  const regular = regularGoals(score, played);
  if (regular === undefined) return withoutRegular(played, { isOver, isShootOut: shootOut !== undefined });
  const extra = score.extraTime ?? less(played, regular);
  if (!isSame(sum(regular, extra), played) || !isCount(regular) || !isCount(extra)) {
    return { code: 'inconsistent', field: 'score', value: `${written(total)} after ${written(regular)} and ${written(extra)}` };
  }
  const hasExtraTime = duration === 'EXTRA_TIME' || Boolean(score.extraTime) || !isSame(played, regular);
  const isExtraTimeOver = hasExtraTime && (isOver || shootOut !== undefined);
  return withHalfTime(
    {
      current: played,
      fullTime: regular,
      ...(isExtraTimeOver ? { extraTime: played } : {}),
      ...(isOver && shootOut?.kicks !== undefined ? { penalties: shootOut.kicks } : {}),
    },
    score,
    regular,
    isOver && shootOut !== undefined && shootOut.kicks === undefined ? [{ code: 'missing-value', field: 'score.penalties' }] : [],
  );
}

function regularGoals({ regularTime, extraTime }: AnswerScore, played: Goals): Goals | undefined {
  if (regularTime) return regularTime;
  if (extraTime) return less(played, extraTime);
  return played.home + played.away === 0 ? played : undefined;
}

/**
 * Returns the score of a match whose goals after ninety minutes are unknown, as they are after extra time: `fullTime` is left out. Before a shoot-out
 * it is also unknown whether there was extra time, so a finished match has a problem in place of a score that may be that of the ninety minutes.
 */
function withoutRegular(
  played: Goals,
  { isOver, isShootOut }: { readonly isOver: boolean; readonly isShootOut: boolean },
): ReadScore | RowProblem {
  const problem: RowProblem = { code: 'missing-value', field: 'score.regularTime' };
  if (!isOver) return { score: { current: played }, problems: [problem] };
  return isShootOut ? problem : { score: { current: played, extraTime: played }, problems: [problem] };
}

interface ShootOut {
  /** The score before the kicks. */
  readonly before: Goals;
  readonly kicks?: Goals;
}

/**
 * Returns a shoot-out. The total mostly includes its kicks, so these are known even when only the score before them is given; a total without them is
 * recognised by being level or by equalling the score before. The second of two legs may come to its kicks with a score that is not level.
 */
function readShootOut({ regularTime, extraTime, penalties }: AnswerScore, total: Goals, isOver: boolean): ShootOut | RowProblem {
  const value = `${penalties ? written(penalties) : 'none'} of ${written(total)}`;
  const problem: RowProblem = { code: 'inconsistent', field: 'score.penalties', value };
  if (penalties && isOver && penalties.home === penalties.away) return problem;
  const stated = regularTime ? sum(regularTime, extraTime ?? { home: 0, away: 0 }) : undefined;
  const isStated = (goals: Goals): boolean => stated !== undefined && isSame(goals, stated);
  const isLater = (goals: Goals): boolean =>
    goals.home === goals.away && isCount(goals) && (!regularTime || (!extraTime && isCount(less(goals, regularTime))));
  const candidates = penalties ? [less(total, penalties), total] : [total];
  const before = candidates.find(isStated) ?? candidates.find(isLater);
  if (before !== undefined) return penalties ? { before, kicks: penalties } : { before };
  if (penalties) return problem;
  if (stated === undefined) return { code: 'missing-value', field: 'score.penalties' };
  const kicks = less(total, stated);
  return isCount(kicks) && kicks.home !== kicks.away ? { before: stated, kicks } : problem;
}

function withHalfTime(
  rest: MatchScore,
  { halfTime }: AnswerScore,
  regular: Goals,
  problems: readonly RowProblem[] = [],
): ReadScore | RowProblem {
  if (!halfTime) return { score: rest, problems };
  if (isCount(less(regular, halfTime))) return { score: { ...rest, halfTime }, problems };
  return { code: 'inconsistent', field: 'score.halfTime', value: `${written(halfTime)} of ${written(regular)}` };
}

function sum(one: Goals, other: Goals): Goals {
  return { home: one.home + other.home, away: one.away + other.away };
}

function less(total: Goals, part: Goals): Goals {
  return { home: total.home - part.home, away: total.away - part.away };
}

function isCount({ home, away }: Goals): boolean {
  return home >= 0 && away >= 0;
}

/** True when both scores are equal. */
export function isSame(one: Goals, other: Goals): boolean {
  return one.home === other.home && one.away === other.away;
}

/** Returns goals as `2-1`. */
export function written({ home, away }: Goals): string {
  return `${home}-${away}`;
}
