/** Upper bounds in seconds of the counts of delays, in ascending order; one more count is for delays above all of them. */
export const delayBounds = [1, 2, 3, 5, 8, 12, 16, 20, 25, 30, 40, 50, 60, 75, 90, 120, 180, 300, 600, 1_200, 1_800, 3_600] as const;

/** Counts of delays, one for each of `delayBounds` and a last one. */
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
 * Returns the seconds within which a given share of the delays fall: never less than the true value, at most the width of a count more.
 * `Infinity` when that is above the longest bound; undefined when nothing was counted.
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
