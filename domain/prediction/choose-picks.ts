import { type PredictedEnd, predictedChance } from './prediction.ts';

interface CandidateOfCompetition {
  readonly tournamentId: number;
}

/** A match to come with its prediction. */
export interface PickCandidate extends CandidateOfCompetition {
  readonly id: number;
  readonly end: PredictedEnd;
}

/** The kinds of picks: the likeliest result, three goals or more, a goal of both sides. */
export const pickKinds = ['likely', 'goals', 'both'] as const;
export type PickKind = (typeof pickKinds)[number];

/** The number of competitions, those that most people follow, in which picks are sought first. */
const firstCompetitions = 12;

/** Min chance of each kind of pick. */
export const minPickChance: Readonly<Record<PickKind, number>> = { likely: 0.6, goals: 0.55, both: 0.55 };

/** Returns the chance of a kind of pick on a match: of the predicted result, of three goals or more, or of both sides scoring; 0 when it is not known. */
export function pickChance({ end }: Pick<PickCandidate, 'end'>, kind: PickKind): number {
  return { likely: predictedChance(end), goals: end.overChance ?? 0, both: end.bothScoreChance ?? 0 }[kind];
}

/** Max entries of a list of a kind until it is requested as a whole. */
export const shownAtFirst = 5;

/**
 * Returns the first entry of the list of likely results and of that of goals, possibly the same match; undefined when no match is likely enough.
 *
 * @param candidates those of the competitions that most people follow first
 */
export function choosePicks<Candidate extends PickCandidate>(
  candidates: readonly Candidate[],
): { readonly likely: Candidate | undefined; readonly goals: Candidate | undefined } {
  const firstOf = (kind: PickKind) => likeliest(candidates, kind, shownAtFirst)[0];
  return { likely: firstOf('likely'), goals: firstOf('goals') };
}

/**
 * Returns at most a number of matches in which a kind of pick is likely enough, the likeliest first: those of the competitions that most
 * people follow, and others only when these are too few.
 *
 * @param candidates those of the competitions that most people follow first
 */
export function likeliest<Candidate extends PickCandidate>(candidates: readonly Candidate[], kind: PickKind, count: number): Candidate[] {
  return likelyEnough(candidates, kind)
    .slice(0, count)
    .toSorted(byChance((candidate) => pickChance(candidate, kind)));
}

/** Returns the same as `likeliest` for candidates whose chance a function gives. */
export function likeliestBy<Candidate extends CandidateOfCompetition>(
  candidates: readonly Candidate[],
  chanceOf: (candidate: Candidate) => number,
  least: number,
  count: number,
): Candidate[] {
  return followedFirst(candidates, chanceOf, least).slice(0, count).toSorted(byChance(chanceOf));
}

function likelyEnough<Candidate extends PickCandidate>(candidates: readonly Candidate[], kind: PickKind): Candidate[] {
  return followedFirst(candidates, (candidate) => pickChance(candidate, kind), minPickChance[kind]);
}

/** Returns the candidates that are likely enough, those of the competitions that most people follow before the others, in each part the likeliest first. */
function followedFirst<Candidate extends CandidateOfCompetition>(
  candidates: readonly Candidate[],
  chanceOf: (candidate: Candidate) => number,
  least: number,
): Candidate[] {
  const followed = new Set([...new Set(candidates.map(({ tournamentId }) => tournamentId))].slice(0, firstCompetitions));
  const enough = candidates.filter((candidate) => chanceOf(candidate) >= least).toSorted(byChance(chanceOf));
  return [
    ...enough.filter(({ tournamentId }) => followed.has(tournamentId)),
    ...enough.filter(({ tournamentId }) => !followed.has(tournamentId)),
  ];
}

const byChance =
  <Candidate>(chanceOf: (candidate: Candidate) => number) =>
  (first: Candidate, second: Candidate) =>
    chanceOf(second) - chanceOf(first);
