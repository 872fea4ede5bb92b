import type { MatchToTell, ResultToTell } from '../match-to-tell.ts';
import type { CourseStories } from '../stories.ts';
import { otherSide, type ScoredGoal } from './course.ts';
import { fromView } from './result-story.ts';
import type { WeighedReview } from './weighed-review.ts';
import { subjectOf, winningSide, wonBy } from './winner-of.ts';

type Course<Name> = WeighedReview<Name, keyof CourseStories<unknown>>;

/** Min lead of a first half that settled a match. */
const settlingLead = 2;

/** Returns the story that the half-time score adds to the final one, for a match whose course is not known. */
export function firstHalfStories<Name>(match: MatchToTell<Name>, result: ResultToTell): Course<Name>[] {
  const { halfTime } = result;
  if (halfTime === undefined) return [];
  const winner = winningSide(result);
  const ahead = winningSide(halfTime);
  if (winner === undefined) {
    if (ahead === undefined) return [];
    return [
      { weight: 2, topic: 'swing', story: { kind: 'leadNotHeld', facts: { ...subjectOf(match, ahead), ...fromView(halfTime, ahead) } } },
    ];
  }
  if (ahead === undefined) return [{ weight: 2, topic: 'swing', story: { kind: 'levelAtHalfTime', facts: { goals: halfTime.home } } }];
  const facts = { ...wonBy(match, winner, result), ...fromView(halfTime, winner) };
  return ahead === winner
    ? settledByHalfTime(match, result, [])
    : [{ weight: 3, topic: 'swing', story: { kind: 'cameFromBehind', facts } }];
}

/**
 * Returns the story of a match that was settled at half-time: two goals ahead or more, no less in the end, and as far as the goals are known
 * never less than two in between. None where the half-time score is the final one.
 */
export function settledByHalfTime<Name>(match: MatchToTell<Name>, result: ResultToTell, goals: readonly ScoredGoal[]): Course<Name>[] {
  const { halfTime } = result;
  const winner = winningSide(result);
  if (halfTime === undefined || winner === undefined) return [];
  const loser = otherSide(winner);
  const lead = halfTime[winner] - halfTime[loser];
  const isFinal = halfTime.home === result.home && halfTime.away === result.away;
  const cameNear = goals.some(({ minute, after }) => minute > 45 && after[winner] - after[loser] < settlingLead);
  if (lead < settlingLead || isFinal || cameNear || result[winner] - result[loser] < lead) return [];
  const facts = { ...wonBy(match, winner, result), ...fromView(halfTime, winner) };
  return [{ weight: 2.4, topic: 'deciding', story: { kind: 'settledByHalfTime', facts } }];
}
