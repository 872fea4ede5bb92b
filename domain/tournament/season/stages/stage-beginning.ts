import type { SeasonMatch } from '../season-facts.ts';

/**
 * Returns the moment at which a stage begins after a knock-out, since its pairs may have met in the knock-out: the first match of clubs
 * that were not in it. When these are not known, they are taken to be the clubs that have the fewest matches left.
 *
 * @param matches those that no earlier stage holds, in the order of their kick-offs
 * @param knockedOut the clubs of the knock-out; undefined when they are not known
 */
export function beginningAfterKnockOut(
  clubs: readonly number[],
  matches: readonly SeasonMatch[],
  knockedOut: ReadonlySet<number> | undefined,
): Date | undefined {
  const matchesOf = new Map(clubs.map((club) => [club, matches.filter(({ homeId, awayId }) => homeId === club || awayId === club)]));
  const fewest = Math.min(...[...matchesOf.values()].map(({ length }) => length));
  const others = clubs.filter((club) => (knockedOut === undefined ? matchesOf.get(club)?.length === fewest : !knockedOut.has(club)));
  const [first] = others
    .flatMap((club) => matchesOf.get(club)?.slice(0, 1) ?? [])
    .map(({ kickoffUtc }) => kickoffUtc)
    .sort((one, other) => one.getTime() - other.getTime());
  return first;
}
