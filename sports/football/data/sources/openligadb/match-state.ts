import type { FeedMatch } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { isRealDate } from '#data/sources/reported-kickoff.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { AnswerMatch } from './answer.ts';
import { type GoalSteps, goalSteps } from './goal-events.ts';
import { type ListedShootOut, listedShootOut } from './listed-shoot-out.ts';
import {
  contradiction,
  isSame,
  type PeriodScores,
  periodScores,
  reaches,
  scoreAfterExtraTime,
  shootOut,
  writtenScore,
} from './match-result.ts';

/** Max minutes from kick-off to the end of a match, with extra time and a shoot-out. */
export const longestMatchMinutes = 180;
const shortestMatchMinutes = 90;

export interface MatchState extends Pick<FeedMatch, 'status' | 'live' | 'score'> {
  readonly goals: GoalSteps;
  readonly hasExtraTime: boolean;
}

/**
 * Returns the state of a match, for which the provider has no word: it is finished when marked so and the result is there, scheduled before its
 * kick-off, and live from then on for as long as a match can last. After that the state is a problem until the match is finished or has a later
 * kick-off, which is how a postponement shows.
 */
export function matchState(match: AnswerMatch, isCup: boolean, now: Date): MatchState | RowProblem {
  const scores = periodScores(match.matchResults);
  if ('code' in scores) return scores;
  const problem = contradiction(scores);
  if (problem !== undefined) return problem;
  const isDayReported = isRealDate(match.matchDateTimeUTC);
  const elapsed = isDayReported ? (now.getTime() - Date.parse(match.matchDateTimeUTC)) / 60_000 : Number.NaN;
  if (match.matchIsFinished) return finishedState(match, scores, isCup, elapsed);
  if (elapsed < 0 || !isDayReported) return { status: 'scheduled', goals: goalSteps([], undefined), hasExtraTime: false };
  if (elapsed > longestMatchMinutes)
    return { code: 'inconsistent', field: 'matchIsFinished', value: `false after ${match.matchDateTimeUTC}` };
  return liveState(match, scores, isCup, elapsed);
}

function finishedState(match: AnswerMatch, scores: PeriodScores, isCup: boolean, elapsed: number): MatchState | RowProblem {
  const { fullTime, afterPenalties } = scores;
  if (elapsed < shortestMatchMinutes) {
    return { code: 'inconsistent', field: 'matchIsFinished', value: `true, kick-off ${match.matchDateTimeUTC}` };
  }
  if (fullTime === undefined) return { code: 'missing-value', field: 'matchResults' };
  const played = playedGoals(match, scores, isCup, scores.extraTime ?? fullTime);
  const { goals, listed } = played;
  const extraTime = scoreAfterExtraTime(scores, afterPenalties !== undefined || listed !== undefined);
  const current = extraTime ?? fullTime;
  const isDecided = current.home !== current.away || afterPenalties !== undefined || (listed !== undefined && !isLevel(listed.score));
  const inPlay = [...goals.steps.map(({ goal }) => goal), ...goals.strays];
  const isExtraTimeMissing = extraTime === undefined && inPlay.some(({ matchMinute }) => (matchMinute ?? 0) > 105);
  if (isCup && (!isDecided || isExtraTimeMissing)) return { code: 'missing-value', field: 'matchResults', value: writtenScore(current) };
  const kicks = listed === undefined ? goals.kicks.length : listed.score.home + listed.score.away;
  const penalties = afterPenalties === undefined ? listed?.score : shootOut(current, afterPenalties, kicks);
  if (penalties !== undefined && 'code' in penalties) return penalties;
  const halfTime = scores.halfTime ?? (isSame(fullTime, { home: 0, away: 0 }) ? fullTime : undefined);
  const score = {
    current,
    ...(halfTime === undefined ? {} : { halfTime }),
    fullTime,
    ...(extraTime === undefined ? {} : { extraTime }),
    ...(penalties === undefined ? {} : { penalties }),
  };
  return { status: 'finished', score, goals, hasExtraTime: extraTime !== undefined };
}

/** Returns the goals up to a score, and the shoot-out that is listed after it in a level tie. */
function playedGoals(
  match: AnswerMatch,
  { afterPenalties }: PeriodScores,
  isCup: boolean,
  until: Goals,
): { readonly goals: GoalSteps; readonly listed: ListedShootOut | undefined } {
  const goals = goalSteps(match.goals, until);
  const listed = isLevel(until) && (isCup || afterPenalties !== undefined) ? listedShootOut(until, goals) : undefined;
  if (listed === undefined) return { goals, listed };
  return { goals: { ...goals, strays: goals.strays.filter((goal) => !listed.kicks.includes(goal)) }, listed };
}

function isLevel({ home, away }: Goals): boolean {
  return home === away;
}

function liveState(match: AnswerMatch, scores: PeriodScores, isCup: boolean, elapsed: number): MatchState | RowProblem {
  const { fullTime, afterPenalties } = scores;
  const shootingOut = scores.extraTime && playedGoals(match, scores, isCup, scores.extraTime);
  const hasShootOut = shootingOut?.listed !== undefined;
  const goals = hasShootOut ? shootingOut.goals : goalSteps(match.goals, undefined);
  const extraTime = scoreAfterExtraTime(scores, afterPenalties !== undefined || hasShootOut);
  const halfTime = elapsed < 45 ? undefined : scores.halfTime;
  const entered = extraTime ?? fullTime ?? halfTime ?? { home: 0, away: 0 };
  const current = furtherOf(goals.reached, entered);
  if (current === undefined)
    return { code: 'inconsistent', field: 'goals', value: `${writtenScore(goals.reached)} and ${writtenScore(entered)}` };
  const period = periodOf({ elapsed, current, halfTime, fullTime, extraTime, isCup });
  const isAfterFullTime = period === 'extra-time' || period === 'penalties';
  const score = {
    current,
    ...(halfTime === undefined ? {} : { halfTime }),
    ...(isAfterFullTime && fullTime !== undefined ? { fullTime } : {}),
    ...(period === 'penalties' && extraTime !== undefined ? { extraTime } : {}),
  };
  return { status: 'live', live: { period }, score, goals, hasExtraTime: isAfterFullTime };
}

/** Returns the score that is ahead of the other: goals and results are entered by hand, and either may come first. */
function furtherOf(one: Goals, other: Goals): Goals | undefined {
  if (reaches(one, other)) return one;
  return reaches(other, one) ? other : undefined;
}

interface PeriodFacts extends Omit<PeriodScores, 'afterPenalties'> {
  readonly elapsed: number;
  readonly current: Goals;
  readonly halfTime: Goals | undefined;
  readonly fullTime: Goals | undefined;
  readonly extraTime: Goals | undefined;
  readonly isCup: boolean;
}

/** Returns the period of play by the entered results and by the minutes since kick-off: 45 and up to 15 added, then a quarter of an hour of rest. */
function periodOf({ elapsed, current, halfTime, fullTime, extraTime, isCup }: PeriodFacts): MatchPeriod {
  if (isCup && fullTime !== undefined && elapsed >= 105) {
    if (extraTime !== undefined) return 'penalties';
    if (fullTime.home === fullTime.away) return 'extra-time';
  }
  if (halfTime === undefined) return elapsed < 60 ? 'first-half' : 'second-half';
  return elapsed < 63 && isSame(current, halfTime) ? 'half-time' : 'second-half';
}
