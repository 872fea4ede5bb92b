import type { Goals } from '#domain/match/match-score.ts';
import { isSame } from './is-same.ts';
import type { LiveEvent, LiveGoal } from './live-event.ts';

type GoalEvent = Extract<LiveEvent, { readonly kind: 'goal' }>;

/**
 * Returns the events that lead from one list of goals to the next: first the goals that were taken back, the last one first, then each
 * index of the list that holds another goal or another score than before. Applying them in order to the first list gives the second.
 *
 * Goals are identified by their side and their order: the third one of a side stays the third when its scorer or its minute is corrected.
 * When there are more than before, those that the earlier list does not hold are new; when there are fewer, those that the later list does
 * not hold are gone.
 */
export function goalEvents(before: readonly LiveGoal[], after: readonly LiveGoal[]): GoalEvent[] {
  const gone = surplusOf(before, after);
  const fresh = surplusOf(after, before);
  const formerScores = scoresOf(before);
  const takenBack = before.flatMap((goal, at): GoalEvent[] =>
    gone.has(goal)
      ? [{ kind: 'goal', number: at + 1, goal, score: formerScores[at - 1] ?? { home: 0, away: 0 }, change: 'taken-back' }]
      : [],
  );
  const stayed = before.flatMap((goal, at) => (gone.has(goal) ? [] : [{ goal, score: formerScores[at] }]));
  const presentScores = scoresOf(after);
  const put = after.flatMap((goal, at): GoalEvent[] => {
    const score = presentScores[at] as Goals;
    if (!fresh.has(goal) && isSame(stayed[at], { goal, score })) return [];
    return [{ kind: 'goal', number: at + 1, goal, score, change: fresh.has(goal) ? 'scored' : 'revised' }];
  });
  return [...takenBack.reverse(), ...put];
}

/** Returns, for each side, the goals that `goals` has more than `others`: the ones that `others` does not hold, or else the last ones. */
function surplusOf(goals: readonly LiveGoal[], others: readonly LiveGoal[]): Set<LiveGoal> {
  const surplus = (side: LiveGoal['side']) => {
    const [own, theirs] = [goals, others].map((list) => list.filter((goal) => goal.side === side)) as [LiveGoal[], LiveGoal[]];
    const count = Math.max(0, own.length - theirs.length);
    const isKnown = (goal: LiveGoal) => theirs.some((other) => isSame(other, goal));
    return [...own.filter(isKnown), ...own.filter((goal) => !isKnown(goal))].slice(own.length - count);
  };
  return new Set([...surplus('home'), ...surplus('away')]);
}

/** Returns the score after each of the goals. */
function scoresOf(goals: readonly LiveGoal[]): Goals[] {
  const score = { home: 0, away: 0 };
  return goals.map(({ side }) => {
    score[side] += 1;
    return { ...score };
  });
}
