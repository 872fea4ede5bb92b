import { createGoalLevels, type GoalLevels, type Level, type LevelSettings } from '../goals/goal-levels.ts';
import { type ClubStrengths, createClubStrengths, type StrengthSettings } from '../strengths/club-strengths.ts';
import type { LeagueCalendar } from '../strengths/league-calendar.ts';
import type { Fixture, SidePair } from '../strengths/observed-match.ts';

export interface CountSettings {
  readonly strengths: StrengthSettings;
  readonly levels: LevelSettings;
  /** Variance of the counts as a multiple of their mean, for the lead and for the total; 1 is Poisson's. */
  readonly leadDispersion: number;
  readonly totalDispersion: number;
}

/**
 * The expectation of one kind of count for a match to come, in logarithms: the home side's is e^(level + openness + homeEdge + lead), the
 * away side's the same with the last two taken off.
 */
interface ExpectedCounts extends Level {
  readonly lead: number;
  readonly leadVariance: number;
}

/** A filter that estimates one kind of count (goals, attempts) for all clubs and competitions. */
export interface CountFilter {
  readonly strengths: ClubStrengths;
  readonly levels: GoalLevels;
  expect(fixture: Fixture): ExpectedCounts;
  observe(fixture: Fixture, counts: SidePair): void;
}

/**
 * Returns a dynamic count model with two independent parts: which side is stronger (strengths, with all covariances) and how much happens
 * (openness). Each match is one step of an extended Kalman filter in the logarithm of the means, as Fahrmeir ("Posterior mode
 * estimation by extended Kalman filtering for multivariate dynamic generalized linear models", 1992) sets out; for football the
 * model is a relative of Koopman and Lit's ("A dynamic bivariate Poisson model for analysing and forecasting match results", 2015).
 */
export function createCountFilter(settings: CountSettings, calendar: LeagueCalendar): CountFilter {
  const { leadDispersion, totalDispersion } = settings;
  const strengths = createClubStrengths(settings.strengths, calendar);
  const levels = createGoalLevels(settings.levels, calendar);
  return {
    strengths,
    levels,
    expect(fixture) {
      const lead = strengths.lead(fixture);
      return { ...levels.level(fixture), lead: lead.mean, leadVariance: lead.variance };
    },
    observe(fixture, [home, away]) {
      const lead = strengths.meet(fixture);
      const level = levels.meet(fixture);
      const middle = level.level + level.openness;
      const expectedHome = Math.exp(middle + level.homeEdge + lead.mean);
      const expectedAway = Math.exp(middle - level.homeEdge - lead.mean);
      const expected = expectedHome + expectedAway;
      const variances = {
        total: totalDispersion / expected + level.totalVariance,
        lead: leadDispersion / expected + lead.variance + level.edgeVariance,
      };
      const total = (home + away - expected) / expected;
      const ahead = (home - away - expectedHome + expectedAway) / expected;
      strengths.learn(fixture, ahead, variances.lead);
      levels.learn(fixture, total / variances.total, ahead / variances.lead, variances);
    },
  };
}
