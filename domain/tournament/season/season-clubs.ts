import type { SeasonMatch } from './season-facts.ts';

/* The most that a play-off brings a guest, and a season that is far enough on to tell guests from clubs of the league. */
const maxOfGuest = 4;
const fewestOfClub = 16;

/**
 * Returns the clubs of a season without guests of play-offs and clubs that were struck out: those with few matches while the others have
 * many. When there are more clubs than `size`, also those beyond that number with less than half of the median number of matches.
 */
export function withoutGuests(clubs: readonly number[], matches: readonly SeasonMatch[], size: number | undefined): readonly number[] {
  const countOf = new Map(clubs.map((club) => [club, 0]));
  for (const club of matches.flatMap(({ homeId, awayId }) => [homeId, awayId])) {
    if (countOf.has(club)) countOf.set(club, (countOf.get(club) ?? 0) + 1);
  }
  const byCount = [...countOf].sort(([, first], [, second]) => second - first);
  const median = byCount[Math.floor(byCount.length / 2)]?.[1] ?? 0;
  const guests = byCount.filter(
    ([, count], index) => (count <= maxOfGuest && median >= fewestOfClub) || (size !== undefined && index >= size && count * 2 < median),
  );
  const left = new Set(guests.map(([club]) => club));
  return clubs.filter((club) => !left.has(club));
}
