import type { Season } from '../strengths/league-calendar.ts';
import { seasonEnd } from '../strengths/model-settings.ts';

/** The effect of a season's end on one of its matches. */
export interface SeasonEnding {
  /** The stake of the home side less that of the away side, from −1 to 1. */
  readonly stakes: number;
  /** One over the number of matches that the side with fewer of them has left, this one included; 0 while more than a few are left. */
  readonly nearness: number;
}

export const noEnding: SeasonEnding = { stakes: 0, nearness: 0 };

/** Max matches before a season's end at which the stakes have an effect. */
const stakeMatches = 10;
/** Returns the contested places of most leagues: the title, a place in Europe or promotion, and staying up. */
const usuallyContested = (clubs: number): readonly number[] => [1, Math.round(0.2 * clubs), clubs - Math.round(0.15 * clubs)];

/**
 * Returns the stake of a club in a match as its season ends, from 0 (its place is as good as settled) to 1 (all depends on the last match):
 * its nearness, in points, to the closest of the contested places that it can still win or lose. Clubs with something to play for do better
 * in the last weeks than their strength predicts.
 *
 * @param contestedPlaces those of the league; when none is known, those of most leagues are used
 */
export function stakeOf(club: number, { rows, length }: Season, contestedPlaces: readonly number[] = []): number {
  const own = rows.find((row) => row.club === club);
  if (own === undefined) return 0;
  const left = length - own.played;
  if (left < 1 || left > stakeMatches) return 0;
  const points = rows.map((row) => row.points).sort((first, second) => second - first);
  let closeness = 0;
  for (const place of contestedPlaces.length > 0 ? contestedPlaces : usuallyContested(rows.length)) {
    const [inside, outside] = [points[place - 1], points[place]];
    if (inside === undefined || outside === undefined) continue;
    const gap = own.points > outside ? own.points - outside : inside - own.points;
    if (gap <= 3 * left) closeness = Math.max(closeness, Math.exp(-gap / (2 * left)));
  }
  return closeness / Math.sqrt(left);
}

/** Returns the effect of the end of a season on a match of two of its clubs, neither of which begins a new season with it. */
export function seasonEnding(home: number, away: number, season: Season, contestedPlaces: readonly number[] = []): SeasonEnding {
  const left = Math.min(...[home, away].map((club) => matchesLeft(club, season)));
  return {
    stakes: stakeOf(home, season, contestedPlaces) - stakeOf(away, season, contestedPlaces),
    nearness: left >= 1 && left <= seasonEnd.matches ? 1 / left : 0,
  };
}

/** Returns the matches that a club has yet to play; infinite for one that has not begun the season. */
function matchesLeft(club: number, { rows, length }: Season): number {
  const own = rows.find((row) => row.club === club);
  return own === undefined ? Number.POSITIVE_INFINITY : length - own.played;
}
