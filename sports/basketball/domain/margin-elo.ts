import type { Pair } from '#domain/sports/pair.ts';

export interface MarginEloSettings {
  /** The points of rating that stand for one point of a lead. */
  readonly perPoint: number;
  /** The part of a club's rating that is left after a summer. */
  readonly summerKeep: number;
}

/** Elo ratings by how high a game was won. */
interface MarginElo {
  /**
   * Returns the chance of the side named first. Nothing is changed by it.
   *
   * @param advantage points of a lead that it has beside its rating
   */
  chance(clubs: Pair<number>, season: string, advantage: number): number;
  /** @param lead the points by which the side named first won; below 0 where it lost */
  observe(clubs: Pair<number>, season: string, advantage: number, lead: number): void;
}

/** Half of this changes hands where equals are a usual margin apart. */
const step = 20;

/**
 * Returns Elo ratings in which a win counts for more the higher it was, and for less where a favourite won, who wins highly more often: the step and the formula of
 * FiveThirtyEight ("How we calculate NBA Elo ratings", 2015). Everybody begins with the same, and 400 points more are odds of ten to one.
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
