import type { Season } from './league-calendar.ts';

/** The number of matches before a season's end at which the stakes begin to show. */
const lastMatches = 10;
/** Returns the places that are fought for in most leagues: the title, a place in Europe or promotion, and staying up. */
const contested = (clubs: number): readonly number[] => [1, Math.round(0.2 * clubs), clubs - Math.round(0.15 * clubs)];

/**
 * Returns the stake of a club in a match as its season ends, from 0 (its place is as good as settled) to 1 (all depends on the last match):
 * its nearness, in points, to the closest of the contested places that it can still win or lose. Clubs with something to play for do better
 * in the last weeks than their strength says.
 */
export function stakeOf(club: number, { rows, length }: Season): number {
  const own = rows.find((row) => row.club === club);
  if (own === undefined) return 0;
  const left = length - own.played;
  if (left < 1 || left > lastMatches) return 0;
  const points = rows.map((row) => row.points).sort((first, second) => second - first);
  let closeness = 0;
  for (const place of contested(rows.length)) {
    const [inside, outside] = [points[place - 1], points[place]];
    if (inside === undefined || outside === undefined) continue;
    const gap = own.points > outside ? own.points - outside : inside - own.points;
    if (gap <= 3 * left) closeness = Math.max(closeness, Math.exp(-gap / (2 * left)));
  }
  return closeness / Math.sqrt(left);
}
