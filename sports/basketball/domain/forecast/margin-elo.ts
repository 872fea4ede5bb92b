import type { Pair } from '#domain/sports/pair.ts';

export interface MarginEloSettings {
  /** Rating points per point of a lead. */
  readonly perPoint: number;
  /** Share of a club's rating that remains after a summer. */
  readonly summerKeep: number;
}

/** Elo ratings by how high a game was won. */
interface MarginElo {
  /**
   * Returns the chance of the side named first, and changes nothing.
   *
   * @param advantage its advantage beside the ratings, as points of a lead
   */
  chance(clubs: Pair<number>, season: string, advantage: number): number;
  /** @param lead the points by which the side named first won; below 0 when it lost */
  observe(clubs: Pair<number>, season: string, advantage: number, lead: number): void;
}

/** Rating points at stake: half of them change hands when equal clubs end a usual margin apart. */
const step = 20;

/**
 * Returns Elo ratings in which a win counts for more the higher it was, and for less when a favourite won, since favourites win highly more often:
 * the step and the formula of FiveThirtyEight ("How we calculate NBA Elo ratings", 2015). All clubs begin with the same rating; 400 points more are
 * odds of ten to one.
 */
export function createMarginElo({ perPoint, summerKeep }: MarginEloSettings): MarginElo {
  const ratings = new Map<number, number>();
  let knownSeason: string | undefined;
  const ahead = ([first, second]: Pair<number>, season: string, advantage: number): number => {
    const kept = knownSeason === undefined || knownSeason === season ? 1 : summerKeep;
    return kept * ((ratings.get(first) ?? 0) - (ratings.get(second) ?? 0)) + perPoint * advantage;
  };
  const chanceOf = (lead: number): number => 1 / (1 + 10 ** (-lead / 400));
  return {
    chance: (clubs, season, advantage) => chanceOf(ahead(clubs, season, advantage)),
    observe(clubs, season, advantage, lead) {
      if (knownSeason !== undefined && knownSeason !== season) {
        for (const [club, rating] of ratings) ratings.set(club, summerKeep * rating);
      }
      knownSeason = season;
      const before = ahead(clubs, season, advantage);
      const weight = (Math.abs(lead) + 3) ** 0.8 / (7.5 + 0.006 * Math.sign(lead) * before);
      const gain = step * weight * ((lead > 0 ? 1 : 0) - chanceOf(before));
      const [first, second] = clubs;
      ratings.set(first, (ratings.get(first) ?? 0) + gain);
      ratings.set(second, (ratings.get(second) ?? 0) - gain);
    },
  };
}
