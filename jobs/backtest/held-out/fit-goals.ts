import { type CountSettings, createCountFilter } from '#domain/forecast/counts/count-filter.ts';
import { byDay } from '#domain/forecast/strengths/by-day.ts';
import type { StrengthSettings } from '#domain/forecast/strengths/club-strengths.ts';
import { createLeagueCalendar } from '#domain/forecast/strengths/league-calendar.ts';
import { goalSettings } from '#domain/forecast/strengths/model-settings.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';

/**
 * The fitted constants: those that express how much is known of a club. `breakLoss` is the share of a club's distance from the average that
 * is lost in a break between seasons.
 */
export interface FittedConstants
  extends Pick<StrengthSettings, 'newVariance' | 'newcomerDeficit' | 'dailyVariance' | 'breakVariance' | 'unplacedLeagueVariance'> {
  readonly breakLoss: number;
}

/** The start of the search: round numbers that were not derived from any league. */
const start: FittedConstants = {
  newVariance: 0.1,
  newcomerDeficit: 0.1,
  dailyVariance: 0.00001,
  breakVariance: 0.02,
  breakLoss: 0.1,
  unplacedLeagueVariance: 0.01,
};

/** The factors by which constants are multiplied and divided, one search after the other, and the max number of rounds of each. */
const factors = [2, Math.SQRT2];
const maxRounds = 2;

/**
 * Returns true for constants that the search may try. Leagues of one country differ no more than countries do: results seldom show how far
 * apart two leagues are, so without this limit the variance would grow without end.
 */
const isPossible = ({ breakLoss, unplacedLeagueVariance }: FittedConstants): boolean =>
  breakLoss < 1 && unplacedLeagueVariance <= goalSettings.strengths.countryVariance;

/** Returns the constants of the filter of goals with some of them replaced. */
export function goalSettingsWith({ breakLoss, ...strengths }: FittedConstants): CountSettings {
  return { ...goalSettings, strengths: { ...goalSettings.strengths, ...strengths, breakKeep: 1 - breakLoss } };
}

/**
 * Returns the constants with which the goals of the matches were likeliest, each match being predicted from those before it. One constant
 * after the other is multiplied and divided for as long as that helps.
 */
export function fitGoals(matches: readonly ObservedMatch[]): FittedConstants {
  const inOrder = [...matches].sort(byDay);
  let best = start;
  let most = likelihoodOfGoals(goalSettingsWith(best), inOrder);
  for (const factor of factors) {
    for (let round = 0; round < maxRounds; round += 1) {
      const before = most;
      for (const name of Object.keys(start) as (keyof FittedConstants)[]) {
        for (const times of [factor, 1 / factor]) {
          for (;;) {
            const tried = { ...best, [name]: best[name] * times };
            if (!isPossible(tried)) break;
            const likelihood = likelihoodOfGoals(goalSettingsWith(tried), inOrder);
            if (likelihood <= most) break;
            [best, most] = [tried, likelihood];
          }
        }
      }
      if (most === before) break;
    }
  }
  return best;
}

/** Returns the mean log-likelihood of both sides' goals by Poisson's distribution, without the term that is the same for every forecast. */
function likelihoodOfGoals(settings: CountSettings, inOrder: readonly ObservedMatch[]): number {
  const calendar = createLeagueCalendar();
  const filter = createCountFilter(settings, calendar);
  let sum = 0;
  for (const match of inOrder) {
    const { level, openness, homeEdge, lead } = filter.expect(match);
    const { home, away } = match.goals;
    const [ofHome, ofAway] = [level + openness + homeEdge + lead, level + openness - homeEdge - lead];
    sum += home * ofHome - Math.exp(ofHome) + away * ofAway - Math.exp(ofAway);
    filter.observe(match, [home, away]);
    calendar.observe(match);
  }
  return sum / inOrder.length;
}
