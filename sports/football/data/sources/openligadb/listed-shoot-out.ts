import type { Goals } from '#domain/match/match-score.ts';
import type { AnswerGoal } from './answer.ts';
import type { GoalSteps } from './goal-events.ts';
import { isSame, reaches } from './match-result.ts';

/** A shoot-out as given by the list of goals. */
export interface ListedShootOut {
  /** The kicks that went in, by side. */
  readonly score: Goals;
  /** The rows of the list; a row that repeats a score is a missed kick. */
  readonly kicks: readonly AnswerGoal[];
}

/**
 * Returns the shoot-out that is listed among the goals of a match; undefined when none is listed, or when its kicks do not follow each other. They
 * count on from the score before, and at times from nothing. Kicks are marked in the comment, or are penalties beyond the score without a minute of
 * play.
 */
export function listedShootOut(before: Goals, { kicks: named, strays }: GoalSteps): ListedShootOut | undefined {
  const kicks = named.length > 0 ? named : strays.filter(isKick);
  const [first] = kicks;
  if (first === undefined) return undefined;
  const start = reaches(scoreOf(first), before) ? before : { home: 0, away: 0 };
  let reached = start;
  for (const kick of kicks) {
    const score = scoreOf(kick);
    const isNext = score.home + score.away === reached.home + reached.away + 1 && reaches(score, reached);
    if (!isNext && !isSame(score, reached)) return undefined;
    reached = score;
  }
  return { score: { home: reached.home - start.home, away: reached.away - start.away }, kicks };
}

function isKick({ isPenalty, matchMinute }: AnswerGoal): boolean {
  return isPenalty === true && (!matchMinute || matchMinute >= 120);
}

function scoreOf({ scoreTeam1: home, scoreTeam2: away }: AnswerGoal): Goals {
  return { home, away };
}
