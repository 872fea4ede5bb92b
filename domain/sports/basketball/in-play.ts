import { type BasketballForecast, chanceAbove } from './basketball-ratings.ts';
import { overtimeSeconds, type TimeLeft } from './time-left.ts';

/**
 * Returns the chance of the home side to win from the state of play. The lead that is still to come is normal, with mean and variance in
 * proportion to the time left (Stern, "A Brownian motion model for the progress of sports scores", Journal of the American Statistical
 * Association 89, 1994); a draw goes to overtime, played like any five minutes of the game, until one side leads. That the play so far tells
 * something of the clubs themselves, and fouls on purpose at the end, are left out.
 *
 * @param before the lead at the end as it was expected before the game
 * @param lead of the home side now
 * @param quarterSeconds 720 in the NBA, 600 by the rules of FIBA
 */
export function homeChanceInPlay(before: BasketballForecast['lead'], lead: number, left: TimeLeft, quarterSeconds: number): number {
  const length = 4 * quarterSeconds;
  const { above, level } = leadAfter(before, lead, left.seconds / length);
  if (level === 0) return above;
  const overtime = leadAfter(before, 0, overtimeSeconds / length);
  return above + (level * overtime.above) / (1 - overtime.level);
}

/** Returns the chances that the home side leads, and that the score is level, after a part of the game; points are whole numbers. */
function leadAfter({ mean, deviation }: BasketballForecast['lead'], lead: number, part: number): { above: number; level: number } {
  if (part === 0) return { above: lead > 0 ? 1 : 0, level: lead === 0 ? 1 : 0 };
  const after = { mean: lead + mean * part, deviation: deviation * Math.sqrt(part) };
  const above = chanceAbove(after, 0.5);
  return { above, level: chanceAbove(after, -0.5) - above };
}
