import type { SeasonMatch } from '../season-facts.ts';

/**
 * Returns the groups of a stage as they are really played. A ruling that is not known here may have changed places: a club whose opponents
 * are mostly of another group belongs to that group, as long as all groups stay the same size.
 *
 * @param groups the clubs of each group by their places
 * @param matches the matches that may be of the stage
 */
export function whereClubsPlay(groups: readonly (readonly number[])[], matches: readonly SeasonMatch[]): readonly (readonly number[])[] {
  if (groups.length === 0) return groups;
  const groupOf = new Map(groups.flatMap((clubs, index) => clubs.map((club) => [club, index] as const)));
  const metIn = new Map<number, number[]>();
  for (const { homeId, awayId } of matches) {
    for (const [club, opponent] of [
      [homeId, groupOf.get(awayId)],
      [awayId, groupOf.get(homeId)],
    ] as const) {
      if (opponent !== undefined) metIn.set(club, [...(metIn.get(club) ?? []), opponent]);
    }
  }
  const played = new Map([...groupOf].map(([club, own]) => [club, largestOf(metIn.get(club) ?? [], own)]));
  const moved = groups.map((_, index) => [...played].filter(([, group]) => group === index).map(([club]) => club));
  return moved.every(({ length }, index) => length === groups[index]?.length) ? moved : groups;
}

/** Returns the group that occurs most; `own` when none occurs more often than it. */
function largestOf(met: readonly number[], own: number): number {
  const times = (group: number) => met.filter((other) => other === group).length;
  return [...new Set(met)].reduce((most, group) => (times(group) > times(most) ? group : most), own);
}
