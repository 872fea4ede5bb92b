import { type BasketballForecast, chanceAbove } from './basketball-ratings.ts';
import { restOfLead } from './rest-of-lead.ts';
import { overtimeSeconds, type TimeLeft } from './time-left.ts';

/**
 * Returns the home side's chance of winning from the state of play: that the sum of the current lead and the lead still to come, which is normally
 * distributed, is above 0 (Stern, "A Brownian motion model for the progress of sports scores", Journal of the American Statistical Association 89,
 * 1994, with the pull of `restOfLead`, without which leaders are given too much). A draw goes to overtime, played like any five minutes, until one
 * side leads. Possession of the ball, and fouls on purpose at the end, are left out. Against the results of 2019-20 to 2021-22 (3,628 games, expected
 * by the bookmakers' spread) the log loss after one, two and three quarters is 0.564, 0.497 and 0.384, without the pull 0.586, 0.530 and 0.419.
 *
 * @param before the lead at the end as expected before the game
 * @param lead current lead of the home side
 * @param quarterSeconds 720 in the NBA, 600 by the rules of FIBA
 */
export function homeChanceInPlay(before: BasketballForecast['lead'], lead: number, left: TimeLeft, quarterSeconds: number): number {
  const length = 4 * quarterSeconds;
  const part = left.seconds / length;
  const expectedNow = left.of === 'quarters' ? before.mean * (1 - part) : before.mean * (overtimeSeconds / length - part);
  const { above, level } = leadAfter(before, lead, lead - expectedNow, part);
  if (level === 0) return above;
  const overtime = leadAfter(before, 0, 0, overtimeSeconds / length);
  return above + (level * overtime.above) / (1 - overtime.level);
}

/**
 * Returns the chances that the home side leads, and that the score is level, after a part of the game; points are whole numbers.
 *
 * @param ahead points by which the lead is above the expected one by now
 */
function leadAfter(
  before: BasketballForecast['lead'],
  lead: number,
  ahead: number,
  part: number,
): { readonly above: number; readonly level: number } {
  if (part === 0) return { above: lead > 0 ? 1 : 0, level: lead === 0 ? 1 : 0 };
  const rest = restOfLead(before, ahead, part);
  const after = { mean: lead + rest.mean, deviation: rest.deviation };
  const above = chanceAbove(after, 0.5);
  return { above, level: chanceAbove(after, -0.5) - above };
}
