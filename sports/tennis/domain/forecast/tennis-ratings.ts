import type { Pair } from '#domain/sports/pair.ts';
import type { GaussianEstimate, Projection } from '#sports/shared/domain/gaussian-estimate.ts';
import { type Court, type RatedSurface, ratedSurfaceOf, ratedSurfaces, type Surface } from '../tennis-event.ts';
import { type BestOf, gamesWon, setsWon, type TennisScore } from '../tennis-score.ts';
import { logOddsOf, meanChance } from './logistic.ts';
import { createPlayerStrengths } from './player-strengths.ts';
import type { TennisRatingSettings } from './tennis-rating-settings.ts';

/** A match to come. Days are counted from 1 January 1970. */
export interface TennisFixture {
  readonly players: Pair<RankedPlayer>;
  readonly day: number;
  readonly surface: Surface;
  readonly court: Court;
  readonly bestOf: BestOf;
}

export interface RankedPlayer {
  readonly id: number;
  readonly rank: number | undefined;
}

/** A match that was begun. */
export interface ObservedTennisMatch extends TennisFixture {
  readonly score: TennisScore;
  /** The first player's chance by prices from before the match, without their margin. */
  readonly marketChance?: number | undefined;
}

export type SurfaceStrengths = Readonly<Record<RatedSurface, number>>;

export interface TennisRatings {
  /** Returns the first player's chance, and changes nothing, however far away the day is. */
  chance(fixture: TennisFixture): number;
  /** Returns a player's expected strength on a day on each surface, in logits of a match over three sets, and changes nothing. */
  strengths(player: RankedPlayer, day: number): SurfaceStrengths;
  /** Learns from a match. Matches come in the order of their days. */
  observe(match: ObservedTennisMatch): void;
}

/**
 * Returns ratings of players, in logits of a match over three sets: for each a slow level, a fast form, the effect of a court's pace and offsets for
 * four surfaces, as a normal distribution that grows wider with every day and narrower with every match. A result is one step of the filter of
 * Fahrmeir ("Posterior mode estimation by extended Kalman filtering for multivariate dynamic generalized linear models", 1992); the share of the
 * games and, if they are known, the prices from before the match are measurements of the same difference.
 */
export function createTennisRatings(settings: TennisRatingSettings): TennisRatings {
  const strengths = createPlayerStrengths(settings);
  const ahead = (fixture: TennisFixture, strengthsAt: StrengthsAt): Ahead => {
    const factor = fixture.bestOf === 5 ? settings.bestOfFiveFactor : 1;
    const [first, second] = fixture.players.map((player) => strengthsAt(player, fixture.day)) as [GaussianEstimate, GaussianEstimate];
    const weights = strengths.weights(ratedSurfaceOf(fixture), factor);
    const own = first.along(weights);
    const other = second.along(weights.map((weight) => -weight));
    return {
      sides: [first, second],
      projections: [own, other],
      mean: own.mean + other.mean,
      variance: own.variance + other.variance,
      factor,
    };
  };
  const measure = (fixture: TennisFixture, value: number, noise: number): void => {
    const before = ahead(fixture, strengths.broughtTo);
    const variance = before.variance + noise;
    learn(before, (value - before.mean) / variance, 1 / variance);
  };
  return {
    chance(fixture) {
      const { mean, variance } = ahead(fixture, strengths.expectedAt);
      return meanChance(mean, variance);
    },
    strengths(player, day) {
      const expected = strengths.expectedAt(player, day);
      return Object.fromEntries(
        ratedSurfaces.map((surface) => [surface, expected.along(strengths.weights(surface, 1)).mean]),
      ) as unknown as SurfaceStrengths;
    },
    observe(match) {
      const { score, bestOf, marketChance } = match;
      if (marketChance !== undefined) measure(match, logOddsOf(marketChance), settings.priceVariance);
      const sets = score.sets ?? [];
      const isWhole = score.ending === 'completed';
      if (!isWhole && Math.max(...setsWon(sets, bestOf)) === 0) return;
      const before = ahead(match, strengths.broughtTo);
      const chance = meanChance(before.mean, before.variance);
      const weight = isWhole ? 1 : settings.unfinishedWeight;
      const information = weight * chance * (1 - chance);
      const spread = 1 + before.variance * information;
      learn(before, (weight * ((score.winner === 0 ? 1 : 0) - chance)) / spread, information / spread);
      const [own, other] = gamesWon(sets);
      const games = own + other;
      if (games === 0) return;
      const share = Math.log((own + 0.5) / (other + 0.5)) * settings.gamesFactor * before.factor;
      measure(match, share, (settings.gamesVariance * usualGames) / games);
    },
  };
}

type StrengthsAt = (player: RankedPlayer, day: number) => GaussianEstimate;

/** The difference of two players in logits of their match. */
interface Ahead {
  readonly sides: Pair<GaussianEstimate>;
  readonly projections: Pair<Projection>;
  readonly mean: number;
  readonly variance: number;
  readonly factor: number;
}

/** Games of a match of usual length, for which `gamesVariance` is given. */
const usualGames = 24;

function learn({ sides, projections }: Ahead, pull: number, certainty: number): void {
  sides[0].learn(projections[0], pull, certainty);
  sides[1].learn(projections[1], pull, certainty);
}
