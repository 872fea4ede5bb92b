interface Meeting {
  readonly homeId: number;
  readonly awayId: number;
}

/* The part of the pairs of a group that have a match, and how much more often two of a group meet than two of different groups. */
const minPairs = 0.9;
const minRatio = 2;
const smallestGroup = 3;

/**
 * Returns the groups of clubs that each play all others of their group, and some of other groups less often, as in conferences. Empty
 * unless the matches show it for every club, which takes the whole fixture list. Groups and clubs stay in the order of `teamIds`.
 */
export function groupsByOpponents(teamIds: readonly number[], matches: readonly Meeting[]): number[][] {
  const meetings = new MeetingCounts(teamIds, matches);
  let groups = teamIds.map((_, index) => [index]);
  let apart: { readonly groups: readonly number[][]; readonly by: number } | undefined;
  while (groups.length > 2) {
    groups = mergedNearest(groups, meetings);
    const by = Math.min(...groups.map((group) => separation(group, meetings)));
    if (by >= minRatio && by > (apart?.by ?? 0)) apart = { groups, by };
  }
  return (apart?.groups ?? []).map((group) => group.toSorted((one, other) => one - other).map((index) => teamIds[index] as number));
}

/** Counts of the meetings of clubs, which are indices in a list. */
class MeetingCounts {
  readonly size: number;
  readonly #counts: readonly number[][];
  readonly #likeness: readonly number[][];

  constructor(teamIds: readonly number[], matches: readonly Meeting[]) {
    this.size = teamIds.length;
    const indexOf = new Map(teamIds.map((id, index) => [id, index]));
    const counts = teamIds.map(() => teamIds.map(() => 0));
    for (const { homeId, awayId } of matches) {
      const [home, away] = [indexOf.get(homeId), indexOf.get(awayId)];
      if (home === undefined || away === undefined) continue;
      for (const [one, other] of [
        [home, away],
        [away, home],
      ] as const) {
        const row = counts[one] as number[];
        row[other] = (row[other] ?? 0) + 1;
      }
    }
    this.#counts = counts;
    /* A club is like those whom the same clubs meet; it meets itself as often as any other. */
    const rows = counts.map((row, index) => row.map((count, other) => (other === index ? Math.max(...row) : count)));
    const lengths = rows.map((row) => Math.hypot(...row) || 1);
    this.#likeness = rows.map((row, one) =>
      rows.map((otherRow, other) => dotProduct(row, otherRow) / ((lengths[one] as number) * (lengths[other] as number))),
    );
  }

  of(one: number, other: number): number {
    return this.#counts[one]?.[other] ?? 0;
  }

  /** Returns the similarity of the opponents of two groups' clubs, from 0 to 1. */
  likeness(group: readonly number[], other: readonly number[]): number {
    const sum = group.reduce((total, one) => total + other.reduce((part, two) => part + (this.#likeness[one]?.[two] ?? 0), 0), 0);
    return sum / (group.length * other.length);
  }
}

function dotProduct(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);
}

function mergedNearest(groups: readonly number[][], meetings: MeetingCounts): number[][] {
  let nearest = { likeness: -1, first: 0, second: 1 };
  for (const [first, group] of groups.entries()) {
    for (let second = first + 1; second < groups.length; second += 1) {
      const likeness = meetings.likeness(group, groups[second] as number[]);
      if (likeness > nearest.likeness) nearest = { likeness, first, second };
    }
  }
  const { first, second } = nearest;
  return groups.flatMap((group, index) =>
    index === second ? [] : [index === first ? [...group, ...(groups[second] as number[])] : group],
  );
}

/** Returns the min ratio, over the clubs of a group, of their meetings with each other to those with other clubs; 0 when they do not all meet each other. */
function separation(group: readonly number[], meetings: MeetingCounts): number {
  if (group.length < smallestGroup) return 0;
  const own = new Set(group);
  const others = Array.from({ length: meetings.size }, (_, index) => index).filter((index) => !own.has(index));
  const ratios = group.map((club) => {
    const inside = group.filter((other) => other !== club).map((other) => meetings.of(club, other));
    const met = inside.filter((count) => count > 0).length;
    return met < minPairs * inside.length ? 0 : mean(inside) / mean(others.map((other) => meetings.of(club, other)));
  });
  return Math.min(...ratios);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
