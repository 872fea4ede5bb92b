import type { FeedEvent } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchEventKind } from '#domain/match/match-timeline.ts';
import type { AnswerGoal } from './answer.ts';
import { reaches, writtenScore } from './match-result.ts';

/** A goal of the list that adds one to the score before it. */
interface GoalStep {
  readonly goal: AnswerGoal;
  readonly side: 'home' | 'away';
  readonly score: Goals;
}

export interface GoalSteps {
  readonly steps: readonly GoalStep[];
  readonly reached: Goals;
  /** The goals marked as kicks of a shoot-out. */
  readonly kicks: readonly AnswerGoal[];
  /** The listed goals that change no score: one taken back, one entered twice, one beyond the result. */
  readonly strays: readonly AnswerGoal[];
}

/** Returns the goals of an unordered list in the order of the scores after them. Goals beyond `limit`, if it is known, do not count. */
export function goalSteps(goals: readonly AnswerGoal[], limit: Goals | undefined): GoalSteps {
  const ordered = goals.toSorted((one, other) => one.scoreTeam1 + one.scoreTeam2 - (other.scoreTeam1 + other.scoreTeam2));
  const steps: GoalStep[] = [];
  const strays: AnswerGoal[] = [];
  let reached: Goals = { home: 0, away: 0 };
  const kicks: AnswerGoal[] = [];
  for (const goal of ordered) {
    const score = { home: goal.scoreTeam1, away: goal.scoreTeam2 };
    const isStep = score.home + score.away === reached.home + reached.away + 1 && reaches(score, reached);
    if (/elfmeterschie(?:ß|ss)en/i.test(goal.comment ?? '')) kicks.push(goal);
    else if (isStep && (limit === undefined || reaches(limit, score))) {
      steps.push({ goal, side: score.home > reached.home ? 'home' : 'away', score });
      reached = score;
    } else strays.push(goal);
  }
  return { steps, reached, kicks, strays };
}

export interface GoalPeriods {
  readonly halfTime: Goals | undefined;
  readonly hasExtraTime: boolean;
}

export interface ReadGoals {
  readonly events?: readonly FeedEvent[];
  readonly problems: readonly RowProblem[];
  /** True when the goals contradict the half-time score. */
  readonly isHalfTimeRefuted: boolean;
}

/** Max minute, counted through, of a goal in a first half. */
const latestOfFirstHalf = 60;

/**
 * Returns the goals as events in the order of play; a problem in their place when one has no minute or one that contradicts its place. When only the
 * half-time score contradicts them (a goal of the 79th minute before it), that score is refused.
 */
export function readGoals(steps: readonly GoalStep[], periods: GoalPeriods): ReadGoals {
  const { halfTime } = periods;
  const events = goalEvents(steps, periods);
  if (halfTime === undefined) return 'code' in events ? unread(events) : { events, problems: [], isHalfTimeRefuted: false };
  const before = steps.filter(({ goal }) => (goal.matchMinute ?? 0) <= 45).at(-1)?.score ?? { home: 0, away: 0 };
  const count = halfTime.home + halfTime.away;
  const isRefuted = steps.some(({ goal: { matchMinute } }, index) =>
    index < count ? (matchMinute ?? 0) > latestOfFirstHalf : (matchMinute ?? 90) <= 45,
  );
  if (!isRefuted) return 'code' in events ? unread(events) : { events, problems: [], isHalfTimeRefuted: false };
  const ordered = goalEvents(steps, { ...periods, halfTime: undefined });
  if ('code' in ordered) return unread(ordered);
  const value = `${writtenScore(halfTime)} at half-time, ${writtenScore(before)} by the goals`;
  return { events: ordered, problems: [{ code: 'inconsistent', field: 'matchResults', value }], isHalfTimeRefuted: true };
}

function unread(problem: RowProblem): ReadGoals {
  return { problems: [problem], isHalfTimeRefuted: false };
}

function goalEvents(steps: readonly GoalStep[], periods: GoalPeriods): readonly FeedEvent[] | RowProblem {
  const events: FeedEvent[] = [];
  for (const [index, { goal, side, score }] of steps.entries()) {
    const { matchMinute } = goal;
    const value = `${writtenScore(score)} ${goal.goalGetterName ?? ''}`.trim();
    if (matchMinute === null || matchMinute === undefined || matchMinute === 0) {
      return { code: 'missing-value', field: 'goals.matchMinute', value };
    }
    const isFirstHalf = periods.halfTime === undefined ? undefined : index < periods.halfTime.home + periods.halfTime.away;
    const time = eventTime(matchMinute, goal.comment ?? '', isFirstHalf, periods.hasExtraTime);
    const before = events.at(-1);
    const isLater = before === undefined || time.minute - before.minute || (time.addedMinute ?? 0) - (before.addedMinute ?? 0);
    if ((isFirstHalf === false && time.minute <= 45) || (typeof isLater === 'number' && isLater < 0)) {
      return { code: 'inconsistent', field: 'goals.matchMinute', value: `${value} ${matchMinute}'` };
    }
    events.push({
      ...time,
      side,
      kind: kindOf(goal),
      ...(goal.goalGetterName ? { playerName: goal.goalGetterName } : {}),
      ...(goal.goalGetterName && goal.goalGetterID ? { playerExternalId: String(goal.goalGetterID) } : {}),
      score,
    });
  }
  return events;
}

/** Returns the kind of a goal, which is at times only in the comment: "Eigentor", "Foulelfmeter". */
function kindOf({ isOwnGoal, isPenalty, comment }: AnswerGoal): MatchEventKind {
  if (isOwnGoal === true || /\beigentor\b/i.test(comment ?? '')) return 'own-goal';
  return isPenalty === true || /^(?:foul|hand)?elfmeter$/i.test(comment ?? '') ? 'penalty-goal' : 'goal';
}

/** Returns a minute as `45+2`: answers count it through, `92`, or put the added part into the comment, `90` with "+7". */
function eventTime(
  minute: number,
  comment: string,
  isFirstHalf: boolean | undefined,
  hasExtraTime: boolean,
): Pick<FeedEvent, 'minute' | 'addedMinute'> {
  const end = isFirstHalf === true ? 45 : hasExtraTime ? 120 : 90;
  if (minute > end) return { minute: end, addedMinute: minute - end };
  const added = /^\+\s?(?<minutes>[1-9]\d?)\b/.exec(comment)?.groups?.minutes;
  const isEnd = minute === 45 || minute === 90 || minute === 105 || minute === 120;
  return added === undefined || !isEnd ? { minute } : { minute, addedMinute: Number(added) };
}
