import type { Goals } from '#domain/match/match-score.ts';
import type { LiveGoal } from './live-event.ts';

/** The score of a match at one moment, with what `goalsOfScore` needs to add the goals that the timeline lacks. */
export interface ScoreOfMoment {
  readonly score: Goals | null;
  /** The current minute, which a goal without a known scorer receives. */
  readonly minute: number | null;
  /** The goals of the previous state: an added goal keeps the minute that it had there. */
  readonly former: readonly LiveGoal[];
}

/**
 * Returns the goals of a match as its score counts them, in their order: those of its timeline, and the missing ones without scorer, in the
 * minute in which the score first counted them. Goals of the timeline beyond the score are left out, since the pages show the score.
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

/** Returns the goals without those that the timeline also names; each goal of the timeline removes the nearest one of its side in time. */
function notAmong(goals: readonly LiveGoal[], timeline: readonly LiveGoal[]): LiveGoal[] {
  const rest = [...goals];
  for (const named of timeline) {
    const distance = (goal: LiveGoal) => Math.abs(momentOf(goal) - momentOf(named));
    const nearest = rest.filter(({ side }) => side === named.side).sort((first, second) => distance(first) - distance(second))[0];
    if (nearest !== undefined) rest.splice(rest.indexOf(nearest), 1);
  }
  return rest;
}

/** The moment of a goal whose minute is not known, which sorts last. */
const unknownMoment = 1_000;

const momentOf = ({ minute, addedMinute }: LiveGoal): number => (minute === null ? unknownMoment : minute + (addedMinute ?? 0) / 100);
