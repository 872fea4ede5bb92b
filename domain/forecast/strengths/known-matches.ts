/** Max age in days of a match that counts as evidence of a forecast. */
const countedDays = 730;

/** The known matches of each club, by their days. */
export interface KnownMatches {
  add(club: number, day: number): void;
  /** Returns the number of matches in the two years before a day. */
  recent(club: number, day: number): number;
}

export function createKnownMatches(): KnownMatches {
  const days = new Map<number, number[]>();
  return {
    add(club, day) {
      const known = days.get(club);
      if (known === undefined) days.set(club, [day]);
      else known.push(day);
    },
    recent(club, day) {
      const known = days.get(club);
      if (known === undefined) return 0;
      let [first, end] = [0, known.length];
      while (first < end) {
        const middle = (first + end) >> 1;
        if (day - (known[middle] as number) <= countedDays) end = middle;
        else first = middle + 1;
      }
      return known.length - first;
    },
  };
}
