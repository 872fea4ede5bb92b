import type { FeedProblem } from '#data/feeds/feed.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import type { AnswerScore } from './answer.ts';

/** A reason for not believing a row or a part of it, before its place is known. */
export type Doubt = Pick<FeedProblem, 'code' | 'field' | 'value'>;

/**
 * Returns the score of a match with the periods that are over. The provider's `fullTime` is the running total with extra time and the kicks of
 * a shoot-out, while `extraTime` and `penalties` count their own goals alone.
 */
export function matchScore(score: AnswerScore, isOver: boolean): MatchScore | Doubt {
  const { duration, fullTime: total } = score;
  if (!total) return { code: 'missing-value', field: 'score.fullTime' };
  if (duration === 'REGULAR') return withHalfTime({ current: total, ...(isOver ? { fullTime: total } : {}) }, score, total);
  const played = duration === 'PENALTY_SHOOTOUT' ? beforeShootOut(score, total, isOver) : total;
  if ('code' in played) return played;
  const regular = score.regularTime ?? (score.extraTime ? less(played, score.extraTime) : undefined);
  if (!regular) return { code: 'missing-value', field: 'score.regularTime' };
  const extra = score.extraTime ?? (duration === 'EXTRA_TIME' ? less(played, regular) : { home: 0, away: 0 });
  if (!isSame(sum(regular, extra), played) || !isCount(regular) || !isCount(extra)) {
    return { code: 'inconsistent', field: 'score', value: `${written(total)} after ${written(regular)} and ${written(extra)}` };
  }
  const hasExtraTime = duration === 'EXTRA_TIME' || Boolean(score.extraTime);
  const isExtraTimeOver = hasExtraTime && (isOver || duration === 'PENALTY_SHOOTOUT');
  return withHalfTime(
    {
      current: played,
      fullTime: regular,
      ...(isExtraTimeOver ? { extraTime: played } : {}),
      ...(isOver && duration === 'PENALTY_SHOOTOUT' && score.penalties ? { penalties: score.penalties } : {}),
    },
    score,
    regular,
  );
}

/** Returns the total without the kicks of the shoot-out, which answers count in it; one that leaves them out is told by being level. */
function beforeShootOut({ regularTime, extraTime, penalties }: AnswerScore, total: Goals, isOver: boolean): Goals | Doubt {
  if (!penalties) return { code: 'missing-value', field: 'score.penalties' };
  const doubt: Doubt = { code: 'inconsistent', field: 'score.penalties', value: `${written(penalties)} of ${written(total)}` };
  if (isOver && penalties.home === penalties.away) return doubt;
  const known = regularTime ? sum(regularTime, extraTime ?? { home: 0, away: 0 }) : undefined;
  const candidates = [less(total, penalties), total].filter(
    (goals) => isCount(goals) && goals.home === goals.away && (known === undefined || isSame(goals, known)),
  );
  return candidates[0] ?? doubt;
}

function withHalfTime(rest: MatchScore, { halfTime }: AnswerScore, regular: Goals): MatchScore | Doubt {
  if (!halfTime) return rest;
  if (isCount(less(regular, halfTime))) return { ...rest, halfTime };
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

/** True where both sides have as many goals. */
export function isSame(one: Goals, other: Goals): boolean {
  return one.home === other.home && one.away === other.away;
}

/** Returns goals as `2-1`. */
export function written({ home, away }: Goals): string {
  return `${home}-${away}`;
}
