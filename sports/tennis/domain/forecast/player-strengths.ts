import { GaussianEstimate } from '#sports/shared/domain/gaussian-estimate.ts';
import { type RatedSurface, ratedSurfaces } from '../tennis-event.ts';
import type { TennisRatingSettings } from './tennis-rating-settings.ts';
import type { RankedPlayer } from './tennis-ratings.ts';

/** The estimated strengths of all players. */
interface PlayerStrengths {
  /** Returns a player's expected strengths on a day, and changes nothing; a new player has the level of the rank. */
  expectedAt(player: RankedPlayer, day: number): GaussianEstimate;
  /** Returns the strengths of that day for learning; they are the player's from then on. */
  broughtTo(player: RankedPlayer, day: number): GaussianEstimate;
  /** Returns the weights of the parts of a strength in a match. */
  weights(surface: RatedSurface, factor: number): number[];
}

/* The parts of a strength: level, form, what a fast court adds, and an offset for each surface. */
const [level, form] = [0, 1];

/** The pace of each surface, −1 on clay and 1 on grass; found like the constants. A player who is better on grass than on clay is mostly better indoors too. */
const paces: Readonly<Record<RatedSurface, number>> = { clay: -1, hard: 0.4, indoor: 0.7, grass: 1 };

interface Known {
  readonly strengths: GaussianEstimate;
  readonly day: number;
  /** The day on which a rank was last learned from. */
  readonly rankDay: number;
}

/** Min days between two times that a rank is learned from: ranks of consecutive weeks come from nearly the same results. */
const rankDays = 28;

/** Returns the strengths of players, which begin at the level of their rank and become less certain with every day. */
export function createPlayerStrengths(settings: TennisRatingSettings): PlayerStrengths {
  const players = new Map<number, Known>();
  const levelOfRank = (rank: number): number =>
    (settings.rankSlope * ((rank / settings.middleRank) ** -settings.rankPower - 1)) / settings.rankPower;
  const enter = ({ rank }: RankedPlayer): GaussianEstimate =>
    new GaussianEstimate([
      { mean: levelOfRank(rank ?? settings.unrankedAs), variance: settings.newcomerVariance },
      { mean: 0, variance: settings.formVariance },
      { mean: 0, variance: settings.paceVariance },
      ...ratedSurfaces.map(() => ({ mean: 0, variance: settings.surfaceVariance })),
    ]);
  const age = (strengths: GaussianEstimate, days: number): void => {
    const keep = Math.exp(-days / settings.formDays);
    strengths.loosen(level, settings.levelVariancePerDay * days);
    strengths.shrink(form, keep);
    strengths.loosen(form, settings.formVariance * (1 - keep ** 2));
  };
  const learnRank = (strengths: GaussianEstimate, rank: number): void => {
    const before = strengths.along([1, 0, 0, ...ratedSurfaces.map(() => 0)]);
    const variance = before.variance + settings.rankVariance;
    strengths.learn(before, (levelOfRank(rank) - before.mean) / variance, 1 / variance);
  };
  const at = (player: RankedPlayer, day: number): Known => {
    const known = players.get(player.id);
    if (known === undefined) return { strengths: enter(player), day, rankDay: day };
    const strengths = known.strengths.copy();
    if (day > known.day) age(strengths, day - known.day);
    const isRankNew = player.rank !== undefined && day - known.rankDay >= rankDays;
    if (isRankNew) learnRank(strengths, player.rank as number);
    return { strengths, day: Math.max(day, known.day), rankDay: isRankNew ? day : known.rankDay };
  };
  return {
    expectedAt: (player, day) => at(player, day).strengths,
    broughtTo(player, day) {
      const known = at(player, day);
      players.set(player.id, known);
      return known.strengths;
    },
    weights: (surface, factor) => [
      factor,
      factor,
      factor * paces[surface],
      ...ratedSurfaces.map((each) => (each === surface ? factor : 0)),
    ],
  };
}
