import type { Pair } from '#domain/sports/pair.ts';
import { type RatedSurface, ratedSurfaces, type Tour } from '../tennis-event.ts';
import type { RankedPlayer, SurfaceStrengths, TennisRatings } from './tennis-ratings.ts';

/** Whole points on each surface; 1500 is the average of the tour on it. */
export type SurfaceRatings = Readonly<Record<RatedSurface, number>>;

/** Points of a tour's average. */
const averagePoints = 1500;
/** Points that correspond to odds of ten to one. */
const tenToOne = 400;

/**
 * Returns a player's strengths in the points of Elo ("The rating of chessplayers, past and present", 1978): 400 more are odds of ten to one,
 * here in a match over three sets, so that 400 / ln 10 points are a logit.
 */
function toSurfaceRatings(strengths: SurfaceStrengths, average: SurfaceStrengths): SurfaceRatings {
  return onEach((surface) => Math.round(averagePoints + (tenToOne / Math.LN10) * (strengths[surface] - average[surface])));
}

/** Days after a match for which a player counts as one of the tour. */
const tourDays = 365;

interface TourRatings {
  /** Counts both as players of a tour; `ratings` must have learned from the match by then. */
  observe(tour: Tour, players: Pair<number>, day: number): void;
  /** Returns a player's expected points on a day; undefined for a tour without matches in the year before. */
  before(tour: Tour, player: RankedPlayer, day: number): SurfaceRatings | undefined;
}

/**
 * Returns the points of players by ratings that learn beside it. The average of a tour is the mean strength, on the same day, of all players with a
 * match on it in the year before, each counted once.
 */
export function createTourRatings(ratings: TennisRatings): TourRatings {
  const lastDays: Readonly<Record<Tour, Map<number, number>>> = { atp: new Map(), wta: new Map() };
  /* The averages requested since the last match. */
  const averages = new Map<string, SurfaceStrengths | undefined>();
  const averageOf = (tour: Tour, day: number): SurfaceStrengths | undefined => {
    const key = `${tour} ${day}`;
    if (averages.has(key)) return averages.get(key);
    const field = [...lastDays[tour]].filter(([, last]) => last >= day - tourDays);
    const average = field.length === 0 ? undefined : mean(field.map(([id]) => ratings.strengths(withoutRank(id), day)));
    averages.set(key, average);
    return average;
  };
  return {
    observe(tour, players, day) {
      for (const id of players) lastDays[tour].set(id, day);
      averages.clear();
    },
    before(tour, player, day) {
      const average = averageOf(tour, day);
      return average && toSurfaceRatings(ratings.strengths(player, day), average);
    },
  };
}

/** Returns the player without a rank: the rank on a day is known only for players of that day. */
function withoutRank(id: number): RankedPlayer {
  return { id, rank: undefined };
}

function mean(strengths: readonly SurfaceStrengths[]): SurfaceStrengths {
  return onEach((surface) => strengths.reduce((sum, each) => sum + each[surface], 0) / strengths.length);
}

function onEach(value: (surface: RatedSurface) => number): Readonly<Record<RatedSurface, number>> {
  return Object.fromEntries(ratedSurfaces.map((surface) => [surface, value(surface)])) as unknown as Record<RatedSurface, number>;
}
