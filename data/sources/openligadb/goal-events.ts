import type { FeedEvent } from '#data/feeds/feed.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { AnswerGoal } from './answer.ts';
import { type Doubt, reaches, writtenScore } from './match-result.ts';

/** A goal of the list that adds one to the score before it. */
interface GoalStep {
  readonly goal: AnswerGoal;
  readonly side: 'home' | 'away';
  readonly score: Goals;
}

export interface GoalSteps {
  readonly steps: readonly GoalStep[];
  readonly reached: Goals;
  /** The number of goals that belong to a shoot-out. */
  readonly kicks: number;
  /** The goals that are listed and change no score: one taken back, one entered twice, one beyond the result. */
  readonly strays: readonly AnswerGoal[];
}

/** Returns the goals of an unordered list in the order of the scores after them. Beyond `limit`, where it is known, nothing counts. */
export function goalSteps(goals: readonly AnswerGoal[], limit: Goals | undefined): GoalSteps {
  const ordered = goals.toSorted((one, other) => one.scoreTeam1 + one.scoreTeam2 - (other.scoreTeam1 + other.scoreTeam2));
  const steps: GoalStep[] = [];
  const strays: AnswerGoal[] = [];
  let reached: Goals = { home: 0, away: 0 };
  let kicks = 0;
  for (const goal of ordered) {
    const score = { home: goal.scoreTeam1, away: goal.scoreTeam2 };
    const isStep = score.home + score.away === reached.home + reached.away + 1 && reaches(score, reached);
    if (/elfmeterschie(?:ß|ss)en/i.test(goal.comment ?? '')) kicks += 1;
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

/** Returns the goals as events in the order of play; a doubt where one has no minute or one that contradicts its place. */
export function goalEvents(steps: readonly GoalStep[], periods: GoalPeriods): readonly FeedEvent[] | Doubt {
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
    const kind = goal.isOwnGoal === true ? 'own-goal' : goal.isPenalty === true ? 'penalty-goal' : 'goal';
    events.push({
      ...time,
      side,
      kind,
      ...(goal.goalGetterName ? { playerName: goal.goalGetterName } : {}),
      ...(goal.goalGetterName && goal.goalGetterID ? { playerExternalId: String(goal.goalGetterID) } : {}),
      score,
    });
  }
  return events;
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
  const added = /^\+\s?(?<minutes>[1-9]\d?)$/.exec(comment)?.groups?.minutes;
  const isEnd = minute === 45 || minute === 90 || minute === 105 || minute === 120;
  return added === undefined || !isEnd ? { minute } : { minute, addedMinute: Number(added) };
}
