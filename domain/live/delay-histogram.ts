/**
 * Upper bounds, in seconds and in ascending order, of the counts of a histogram; one more count is for times above all of them. Two kinds
 * of times are counted: how long a live change took from its source to open pages, and how long a source was silent between two reports on
 * a match.
 */
export const delayBounds = [1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 300, 600, 1_200, 1_800, 3_600] as const;

/** Counts of times, one for each of `delayBounds` and a last one; stored in this form, by day. */
export type DelayCounts = readonly number[];

export const noDelays: DelayCounts = Array.from({ length: delayBounds.length + 1 }, () => 0);

/** Returns the index of a delay among the counts. A negative one, of clocks that differ, counts as 0 seconds. */
export function delayPlace(seconds: number): number {
  const place = delayBounds.findIndex((bound) => seconds <= bound);
  return place === -1 ? delayBounds.length : place;
}

/** Returns the counts of some delays, in seconds. */
export function countDelays(seconds: Iterable<number>): DelayCounts {
  const counts = [...noDelays];
  for (const delay of seconds) counts[delayPlace(delay)] = (counts[delayPlace(delay)] ?? 0) + 1;
  return counts;
}

export function addDelays(first: DelayCounts, second: DelayCounts): DelayCounts {
  return noDelays.map((_, place) => (first[place] ?? 0) + (second[place] ?? 0));
}

export function numberOfDelays(counts: DelayCounts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns a percentile of the counted times: the seconds within which a given share of them (0 to 1) fall. It is the upper bound of a count,
 * so never too small. `Infinity` when it is above the last bound; undefined when nothing was counted.
 */
export function delayWithin(counts: DelayCounts, share: number): number | undefined {
  const wanted = Math.ceil(numberOfDelays(counts) * share);
  if (wanted === 0) return undefined;
  let sum = 0;
  const place = counts.findIndex((count) => {
    sum += count;
    return sum >= wanted;
  });
  return delayBounds[place] ?? Number.POSITIVE_INFINITY;
}
