import { type PredictedEnd, predictedChance } from './prediction.ts';

/** A match to come with what is predicted of it. */
export interface PickCandidate {
  readonly id: number;
  readonly tournamentId: number;
  readonly end: PredictedEnd;
}

/** The competitions among whose matches a pick is looked for first: those that most people follow. */
const followedCompetitions = 12;
/** A result below this chance is not called likely, and goals neither. */
const minChance = { likely: 0.6, goals: 0.55 };

/** Returns the chance of three goals or more, 0 where it is not known. */
export const goalsChance = ({ end }: Pick<PickCandidate, 'end'>): number => end.overChance ?? 0;

/** Returns the chance of the predicted result. */
export const resultChance = ({ end }: Pick<PickCandidate, 'end'>): number => predictedChance(end);

/**
 * Returns the match with the likeliest result and another one in which goals are likeliest: of the competitions that most people follow, and of all where
 * none of these is likely enough; undefined where none is at all.
 *
 * @param candidates those of the competitions that most people follow first
 */
export function choosePicks<Candidate extends PickCandidate>(
  candidates: readonly Candidate[],
): { readonly likely: Candidate | undefined; readonly goals: Candidate | undefined } {
  const followed = new Set([...new Set(candidates.map(({ tournamentId }) => tournamentId))].slice(0, followedCompetitions));
  const likely = greatest(candidates, followed, resultChance, minChance.likely);
  const others = candidates.filter(({ id }) => id !== likely?.id);
  return { likely, goals: greatest(others, followed, goalsChance, minChance.goals) };
}

function greatest<Candidate extends PickCandidate>(
  candidates: readonly Candidate[],
  followed: ReadonlySet<number>,
  chanceOf: (candidate: Candidate) => number,
  min: number,
): Candidate | undefined {
  const byChance = (some: readonly Candidate[]) =>
    some.filter((candidate) => chanceOf(candidate) >= min).toSorted((first, second) => chanceOf(second) - chanceOf(first))[0];
  return byChance(candidates.filter(({ tournamentId }) => followed.has(tournamentId))) ?? byChance(candidates);
}
