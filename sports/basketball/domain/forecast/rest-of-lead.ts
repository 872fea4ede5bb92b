import type { BasketballForecast } from './basketball-ratings.ts';

/**
 * The pull of a lead back to the expected one, per game: a side that is ahead of it loses 1 − e^(−0.66 τ) of that over a part τ of the game. Found in
 * the NBA's seasons 2017-18 and 2018-19, where the slopes after the first, second and third quarter (−0.40, −0.27, −0.16) give 0.67, 0.62 and 0.70;
 * the EuroLeague's is assumed to be the same.
 */
const pull = 0.66;

/**
 * Returns the lead that is still to come, as a normal distribution: an Ornstein–Uhlenbeck process around the expected lead (a random walk with a
 * restoring force, as Gabel and Redner found it: "Random walk picture of basketball scoring", Journal of Quantitative Analysis in Sports 8, 2012),
 * such that a whole game has the forecast's mean and deviation.
 *
 * @param before the lead at the end as expected before the game
 * @param ahead points by which the lead is now above the expected one
 * @param part of a game without overtime that is to come, 0 to 1
 */
export function restOfLead({ mean, deviation }: BasketballForecast['lead'], ahead: number, part: number): BasketballForecast['lead'] {
  const shareOfVariance = (1 - Math.exp(-2 * pull * part)) / (1 - Math.exp(-2 * pull));
  return { mean: mean * part - ahead * (1 - Math.exp(-pull * part)), deviation: deviation * Math.sqrt(shareOfVariance) };
}
