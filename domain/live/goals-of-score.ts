import type { Goals } from '#domain/match/match-score.ts';
import type { LiveGoal } from './live-event.ts';

/** The facts of a match beside its timeline. */
export interface ScoreOfMoment {
  readonly score: Goals | null;
  /** The minute of the present, in which a goal fell that nobody has named yet. */
  readonly minute: number | null;
  /** The goals as they were before, whose minutes are kept. */
  readonly former: readonly LiveGoal[];
}

/**
 * Returns the goals of a match as its score counts them, in their order: those of its timeline, and the missing ones without scorer, in the
 * minute in which the score first counted them. A timeline that is ahead of the score is cut, since it is the score that stands on the page.
 */
export function goalsOfScore(timeline: readonly LiveGoal[], { score, minute, former }: ScoreOfMoment): LiveGoal[] {
  if (score === null) return [...timeline];
  const left = { ...score };
  const counted = timeline.filter(({ side }) => left[side]-- > 0);
  const missing = { home: Math.max(0, left.home), away: Math.max(0, left.away) };
  const unnamed = notAmong(former, counted).flatMap(({ side, minute: at, addedMinute }) =>
    missing[side]-- > 0 ? unnamedGoal(side, at, addedMinute) : [],
  );
  for (const side of ['home', 'away'] as const) {
    for (; missing[side] > 0; missing[side] -= 1) unnamed.push(unnamedGoal(side, minute, null));
  }
  return [...counted, ...unnamed].sort((first, second) => momentOf(first) - momentOf(second));
}

function unnamedGoal(side: LiveGoal['side'], minute: number | null, addedMinute: number | null): LiveGoal {
  return { side, kind: 'goal', minute, addedMinute, playerName: null, shirtNumber: null };
}

/** Returns the goals but those that the timeline names as well, each of which is the one of its side that is nearest in time. */
function notAmong(goals: readonly LiveGoal[], timeline: readonly LiveGoal[]): LiveGoal[] {
  const rest = [...goals];
  for (const named of timeline) {
    const distance = (goal: LiveGoal) => Math.abs(momentOf(goal) - momentOf(named));
    const nearest = rest.filter(({ side }) => side === named.side).sort((first, second) => distance(first) - distance(second))[0];
    if (nearest !== undefined) rest.splice(rest.indexOf(nearest), 1);
  }
  return rest;
}

/** A goal whose minute nobody knows goes last. */
const unknownMoment = 1_000;

const momentOf = ({ minute, addedMinute }: LiveGoal): number => (minute === null ? unknownMoment : minute + (addedMinute ?? 0) / 100);
