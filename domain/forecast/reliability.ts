import type { Reliability, ReliabilityLevel } from './forecast.ts';
import type { SeasonEnding } from './season/season-stakes.ts';

/**
 * The requirements of each level above the first: min matches of the lesser known club, and max uncertainty of the lead (a standard
 * deviation, in half the logarithm of the ratio of goals; 0.17 is about half a goal).
 */
const demands: readonly { readonly level: ReliabilityLevel; readonly matches: number; readonly deviation: number }[] = [
  { level: 5, matches: 40, deviation: 0.17 },
  { level: 4, matches: 20, deviation: 0.19 },
  { level: 3, matches: 8, deviation: 0.215 },
  { level: 2, matches: 3, deviation: 0.25 },
];

/**
 * Max level in a season's last match, and in those before it whose forecasts take the season's end into account: no number of results shows
 * which players are rested and what is still at stake.
 */
const highestInLastMatch: ReliabilityLevel = 3;
const highestBeforeIt: ReliabilityLevel = 4;

/**
 * Returns the reliability of a forecast (see ReliabilityLevel).
 *
 * @param homeMatches matches of the home club in the two years before, as known
 * @param awayMatches the same of the away club
 * @param leadVariance variance of the difference of the two clubs' strengths
 * @param nearness of the season's end
 */
export function reliabilityOf(
  homeMatches: number,
  awayMatches: number,
  leadVariance: number,
  nearness: SeasonEnding['nearness'],
): Reliability {
  const fewest = Math.min(homeMatches, awayMatches);
  const deviation = Math.sqrt(leadVariance);
  const highest = nearness === 1 ? highestInLastMatch : nearness > 0 ? highestBeforeIt : 5;
  const met = demands.find(({ level, matches, deviation: most }) => level <= highest && fewest >= matches && deviation <= most);
  return { level: met?.level ?? 1, matches: homeMatches + awayMatches };
}
