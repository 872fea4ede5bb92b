import { attemptsOf, correctedForScore } from '../counts/attempts.ts';
import { type CountSettings, createCountFilter } from '../counts/count-filter.ts';
import { createCountForecaster } from '../counts/count-forecast.ts';
import type { Forecast } from '../forecast.ts';
import { createDrawWeights, drawChance } from '../goals/draw-weights.ts';
import { createHalfTimeShares } from '../goals/half-time-share.ts';
import type { ScoreParameters } from '../goals/score-grid.ts';
import { createMarketFilter } from '../prices/market-filter.ts';
import { reliabilityOf } from '../reliability.ts';
import { noEnding, type SeasonEnding, seasonEnding } from '../season/season-stakes.ts';
import { createForecastFactors } from './forecast-factors.ts';
import { createKnownMatches } from './known-matches.ts';
import { createLeagueCalendar } from './league-calendar.ts';
import {
  attemptCorrection,
  bothScoreKeep,
  combination,
  countSettings,
  fastAttemptSettings,
  goalRegularity,
  goalSettings,
  lowScoreDependence,
  marketCombination,
  marketSettings,
  seasonEnd,
  slowAttemptSettings,
} from './model-settings.ts';
import type { Fixture, ObservedMatch } from './observed-match.ts';
import { type ClubReading, type ModelFilters, readClub, readClubByMarket } from './read-club.ts';

/** The ratings of clubs and competitions, which follow the results match by match. */
export interface Ratings {
  /**
   * Learns from a played match. Matches come day by day; all forecasts of a day are made before the first of its matches is observed.
   *
   * @throws RangeError when the match is older than one that was observed before
   */
  observe(match: ObservedMatch): void;
  /**
   * Returns the forecast of a match from the matches observed so far.
   *
   * @throws RangeError when a later day has been observed already
   */
  forecast(fixture: Fixture): Forecast;
}

/** Min and max mean goals of a side, for pairs of very unequal clubs. */
const [minGoals, mostGoals] = [0.1, 9];

/**
 * Returns models without any observed match. Filters follow the clubs: by goals, by attempts on goal at two speeds, and by the prices of
 * their matches. A match's expected goals are combined from these filters, the level and home advantage of its competition, and the stakes
 * of both clubs; once without and once with the information of earlier prices.
 *
 * @param ofGoals the constants of the filter of goals, to try others than the model's
 */
export function createRatings(ofGoals: CountSettings = goalSettings): Ratings {
  const calendar = createLeagueCalendar();
  const goals = createCountFilter(ofGoals, calendar);
  const slowAttempts = createCountFilter(slowAttemptSettings, calendar);
  const fastAttempts = createCountFilter(fastAttemptSettings, calendar);
  const market = createMarketFilter(marketSettings, calendar);
  const filters: ModelFilters = { goals, slowAttempts, fastAttempts, market, attemptMatches: createKnownMatches() };
  const knownMatches = createKnownMatches();
  const drawWeights = createDrawWeights();
  const halfTimeShares = createHalfTimeShares();
  const counts = createCountForecaster(countSettings);
  const factors = createForecastFactors(filters, calendar);
  let lastDay = Number.NEGATIVE_INFINITY;

  const inOrder = (day: number): void => {
    if (day < lastDay) throw new RangeError(`a match of day ${day} comes after day ${lastDay} was observed`);
  };

  const endingOf = ({ tournament, home, away, kickoffDay }: Fixture): SeasonEnding => {
    if (tournament.kind === 'cup' || [home, away].some((club) => calendar.beginsSeason(club, tournament, kickoffDay, false)))
      return noEnding;
    return seasonEnding(home, away, calendar.seasonOf(tournament.id), tournament.contestedPlaces);
  };

  /** Returns the mean goals of both sides by the clubs, the ground and the season's end. */
  const meanGoals = (fixture: Fixture, home: ClubReading, away: ClubReading, ending: SeasonEnding): [home: number, away: number] => {
    const { level, homeEdge } = goals.levels.level(fixture);
    return goalsOf(level + home.openness + away.openness, leadAt(ending, homeEdge + home.strength - away.strength, combination.stake));
  };

  /** Returns the mean goals with the information of earlier prices; their product is that of results alone when too few matches had prices on goals. */
  const meanGoalsByMarket = (
    fixture: Fixture,
    byResults: [home: number, away: number],
    ending: SeasonEnding,
  ): [home: number, away: number] => {
    const { tournament, kickoffDay } = fixture;
    const [home, away] = [fixture.home, fixture.away].map((club) => readClubByMarket(filters, club, tournament, kickoffDay)) as [
      ClubReading,
      ClubReading,
    ];
    const { level, homeEdge } = market.levels.level(fixture);
    const middle = market.knowsLevel(fixture) ? level + home.openness + away.openness : Math.log(byResults[0] * byResults[1]) / 2;
    return goalsOf(middle, leadAt(ending, homeEdge + home.strength - away.strength, marketCombination.stake));
  };

  const read = ({ tournament, kickoffDay }: Fixture, club: number): ClubReading => readClub(filters, club, tournament, kickoffDay);

  return {
    observe(match) {
      const { tournament, home, away, kickoffDay } = match;
      inOrder(kickoffDay);
      lastDay = kickoffDay;
      const [first, second] = [read(match, home), read(match, away)];
      const expected = meanGoals(match, first, second, noEnding);
      drawWeights.observe(tournament, match.goals.home === match.goals.away, drawChance(...expected, lowScoreDependence, goalRegularity));
      factors.observe(match, first, second);
      goals.observe(match, [match.goals.home, match.goals.away]);
      const attempted = attemptsOf(match);
      if (attempted !== undefined) {
        const level = correctedForScore(attempted, match, attemptCorrection);
        slowAttempts.observe(match, level);
        fastAttempts.observe(match, level);
        for (const club of [home, away]) filters.attemptMatches.add(club, kickoffDay);
      }
      if (match.impliedGoals !== undefined) market.observe(match, match.impliedGoals);
      halfTimeShares.observe(match);
      counts.observe(match);
      calendar.observe(match);
      for (const club of [home, away]) knownMatches.add(club, kickoffDay);
    },
    forecast(fixture) {
      const { tournament, home, away, kickoffDay } = fixture;
      inOrder(kickoffDay);
      const [first, second] = [read(fixture, home), read(fixture, away)];
      const ending = endingOf(fixture);
      const byResults = meanGoals(fixture, first, second, ending);
      const drawWeight = drawWeights.weight(tournament);
      const reliability = reliabilityOf(
        knownMatches.recent(home, kickoffDay),
        knownMatches.recent(away, kickoffDay),
        goals.expect(fixture).leadVariance,
        ending.nearness,
      );
      const scoreOf = ([homeGoals, awayGoals]: [home: number, away: number], kept: number) =>
        ({ homeGoals, awayGoals, lowScoreDependence, drawWeight, goalRegularity, bothScoreKeep: kept }) satisfies ScoreParameters;
      return {
        model: scoreOf(byResults, bothScoreKeep[reliability.level]),
        // Prices know a club of which there are few results.
        marketInformed: market.knowsLead(fixture) ? scoreOf(meanGoalsByMarket(fixture, byResults, ending), bothScoreKeep[5]) : undefined,
        halfTimeShare: halfTimeShares.share(tournament),
        reliability,
        factors: factors.factors(fixture, first, second),
        counts: counts.forecast(fixture),
      };
    },
  };
}

/**
 * Returns the lead with the effects of the season's end.
 *
 * @param lead by the clubs and the ground
 */
function leadAt({ stakes, nearness }: SeasonEnding, lead: number, stake: number): number {
  return lead * (1 - seasonEnd.shrink * nearness) + seasonEnd.homeLead * nearness + stake * stakes;
}

/** Returns the mean goals of both sides from the middle and the lead of their logarithms. */
function goalsOf(middle: number, lead: number): [home: number, away: number] {
  const bounded = (mean: number) => Math.min(mostGoals, Math.max(minGoals, mean));
  return [bounded(Math.exp(middle + lead)), bounded(Math.exp(middle - lead))];
}
