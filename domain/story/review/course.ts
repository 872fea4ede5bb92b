import type { Goals } from '#domain/match/match-score.ts';
import type { CourseToTell, GoalToTell, Side } from '../match-to-tell.ts';

/** A goal with the score before and after it. */
export interface ScoredGoal extends GoalToTell {
  readonly before: Goals;
  readonly after: Goals;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const leadOf = (goals: Goals, side: Side) => goals[side] - goals[otherSide(side)];

/** Returns the goals in order, each with the score before and after it. */
export function scoredGoals({ goals }: Pick<CourseToTell, 'goals'>): ScoredGoal[] {
  let score: Goals = { home: 0, away: 0 };
  return goals.map((goal) => {
    const before = score;
    score = { ...score, [goal.side]: score[goal.side] + 1 };
    return { ...goal, before, after: score };
  });
}

/** Returns the goal after which the winner was never level or behind again; undefined for a draw. */
export function decidingGoal(goals: readonly ScoredGoal[]): ScoredGoal | undefined {
  const end = goals.at(-1)?.after;
  if (end === undefined || end.home === end.away) return undefined;
  const winner = end.home > end.away ? 'home' : 'away';
  return goals.findLast(({ before, after }) => leadOf(before, winner) <= 0 && leadOf(after, winner) > 0);
}

/** Returns the winner's goal without which the match would have ended level: one more than the loser scored; undefined for a draw. */
export function winningGoal(goals: readonly ScoredGoal[]): ScoredGoal | undefined {
  const end = goals.at(-1)?.after;
  if (end === undefined || end.home === end.away) return undefined;
  const [winner, loser] = end.home > end.away ? (['home', 'away'] as const) : (['away', 'home'] as const);
  return goals.find(({ side, after }) => side === winner && after[winner] === end[loser] + 1);
}

/** Returns the last goal that made the score level; undefined unless the match ended level with goals. */
export function lastEqualiser(goals: readonly ScoredGoal[]): ScoredGoal | undefined {
  const last = goals.at(-1);
  return last !== undefined && last.after.home === last.after.away ? last : undefined;
}

/** Returns the number of goals that put a side ahead which had been behind before, the other side having led last. */
export function leadChanges(goals: readonly ScoredGoal[]): number {
  const leaders = goals.flatMap(({ after }): Side[] => (after.home === after.away ? [] : [after.home > after.away ? 'home' : 'away']));
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

/** Returns the first goal that made a side's deficit the largest of the match; undefined for a side that was never behind. */
export function furthestBehind(goals: readonly ScoredGoal[], side: Side): ScoredGoal | undefined {
  const lowest = Math.min(0, ...goals.map(({ after }) => leadOf(after, side)));
  return lowest === 0 ? undefined : goals.find(({ after }) => leadOf(after, side) === lowest);
}

/** A side's goals of a short time; `minutes` is the last one's minute less the first one's, at least 0. */
export interface Burst {
  readonly side: Side;
  readonly goals: number;
  readonly minutes: number;
  readonly first: ScoredGoal;
  readonly last: ScoredGoal;
}

/** Max minutes between the first and the last goal of a burst, by its goals. */
const burstMinutes = [
  { goals: 3, within: 10 },
  { goals: 2, within: 3 },
] as const;

/**
 * Returns three goals of one side within ten minutes of one half, or else two within three; undefined when there are none. Goals of the other
 * side between them rule it out, and so does added time, of which the minutes cannot be compared with those of other feeds.
 */
export function quickGoals(goals: readonly ScoredGoal[]): Burst | undefined {
  for (const { goals: count, within } of burstMinutes) {
    for (const [index, first] of goals.entries()) {
      const burst = goals.slice(index, index + count);
      const last = burst.at(-1) as ScoredGoal;
      const isTimed = burst.every(({ side, added }) => side === first.side && added === undefined);
      const isOneHalf = halfOf(first) === halfOf(last);
      if (burst.length === count && isTimed && isOneHalf && last.minute - first.minute <= within)
        return { side: first.side, goals: count, minutes: last.minute - first.minute, first, last };
    }
  }
  return undefined;
}

/** Returns the half of a moment; the added time of the first half belongs to it. */
export function halfOf({ minute }: { readonly minute: number }): 'first' | 'second' {
  return minute <= 45 ? 'first' : 'second';
}

/** Returns the most goals of one player, if three or more; own goals and goals without a known scorer do not count. */
export function hatTrick(
  goals: readonly GoalToTell[],
): { readonly side: Side; readonly goals: number; readonly player?: string } | undefined {
  const own = goals.filter(({ kind, scorer }) => kind !== 'own-goal' && scorer !== undefined);
  const counts = [...Map.groupBy(own, ({ side, scorer }) => `${side} ${scorer}`).values()].map((scored) => {
    const { side, player } = scored[0] as GoalToTell;
    return { side, goals: scored.length, ...(player !== undefined && { player }) };
  });
  return counts.filter((count) => count.goals >= 3).sort((one, other) => other.goals - one.goals)[0];
}
