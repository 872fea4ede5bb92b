import { attemptsOf } from './attempts.ts';
import { createCountFilter } from './count-filter.ts';
import { createDrawWeights, drawChance } from './draw-weights.ts';
import type { Forecast } from './forecast.ts';
import { createForecastFactors } from './forecast-factors.ts';
import { createHalfTimeShares } from './half-time-share.ts';
import { createKnownMatches } from './known-matches.ts';
import { createLeagueCalendar } from './league-calendar.ts';
import { attemptSettings, combination, goalRegularity, goalSettings, lowScoreDependence } from './model-settings.ts';
import type { Fixture, ObservedMatch } from './observed-match.ts';
import { type ClubReading, readClub } from './read-club.ts';
import { reliabilityOf } from './reliability.ts';
import { stakeOf } from './season-stakes.ts';

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

/** The bounds of a side's mean of goals, for pairs of very unequal clubs. */
const [leastGoals, mostGoals] = [0.1, 9];

/**
 * Returns a model that knows nothing yet. Two filters follow the clubs, one by goals and one by attempts on goal; a match's expected goals
 * are put together from both, the level and home advantage of its competition, and what is left to play for.
 */
export function createRatings(): Ratings {
  const calendar = createLeagueCalendar();
  const goals = createCountFilter(goalSettings, calendar);
  const attempts = createCountFilter(attemptSettings, calendar);
  const filters = { goals, attempts, attemptMatches: createKnownMatches() };
  const knownMatches = createKnownMatches();
  const drawWeights = createDrawWeights();
  const halfTimeShares = createHalfTimeShares();
  const factors = createForecastFactors(filters, calendar);
  let lastDay = Number.NEGATIVE_INFINITY;

  const inOrder = (day: number): void => {
    if (day < lastDay) throw new RangeError(`a match of day ${day} comes after day ${lastDay} was observed`);
  };

  const stakesLead = ({ tournament, home, away, kickoffDay }: Fixture): number => {
    if (tournament.kind === 'cup') return 0;
    const season = calendar.seasonOf(tournament.id);
    const stake = (club: number) =>
      calendar.beginsSeason(club, tournament, kickoffDay, false) ? 0 : combination.stake * stakeOf(club, season);
    return stake(home) - stake(away);
  };

  /** Returns the means of both sides' goals for a lead that is added to what the clubs and the ground give. */
  const meanGoals = (fixture: Fixture, home: ClubReading, away: ClubReading, stakes: number): [home: number, away: number] => {
    const { level, homeEdge } = goals.levels.level(fixture);
    const middle = level + home.openness + away.openness;
    const lead = homeEdge + home.strength - away.strength + stakes;
    const bounded = (mean: number) => Math.min(mostGoals, Math.max(leastGoals, mean));
    return [bounded(Math.exp(middle + lead)), bounded(Math.exp(middle - lead))];
  };

  const read = ({ tournament, kickoffDay }: Fixture, club: number): ClubReading => readClub(filters, club, tournament, kickoffDay);

  return {
    observe(match) {
      const { tournament, home, away, kickoffDay } = match;
      inOrder(kickoffDay);
      lastDay = kickoffDay;
      const [first, second] = [read(match, home), read(match, away)];
      const expected = meanGoals(match, first, second, 0);
      drawWeights.observe(tournament, match.goals.home === match.goals.away, drawChance(...expected, lowScoreDependence, goalRegularity));
      factors.observe(match, first, second);
      goals.observe(match, [match.goals.home, match.goals.away]);
      const pressed = attemptsOf(match);
      if (pressed !== undefined) {
        attempts.observe(match, pressed);
        for (const club of [home, away]) filters.attemptMatches.add(club, kickoffDay);
      }
      halfTimeShares.observe(match);
      calendar.observe(match);
      for (const club of [home, away]) knownMatches.add(club, kickoffDay);
    },
    forecast(fixture) {
      const { tournament, home, away, kickoffDay } = fixture;
      inOrder(kickoffDay);
      const [first, second] = [read(fixture, home), read(fixture, away)];
      const [homeGoals, awayGoals] = meanGoals(fixture, first, second, stakesLead(fixture));
      return {
        model: { homeGoals, awayGoals, lowScoreDependence, drawWeight: drawWeights.weight(tournament), goalRegularity },
        halfTimeShare: halfTimeShares.share(tournament),
        reliability: reliabilityOf(
          knownMatches.recent(home, kickoffDay),
          knownMatches.recent(away, kickoffDay),
          goals.expect(fixture).leadVariance,
        ),
        factors: factors.factors(fixture, first, second),
      };
    },
  };
}
