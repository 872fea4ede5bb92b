import { createGoalLevels, type GoalLevels, type LevelSettings } from '../goals/goal-levels.ts';
import type { ImpliedGoals } from '../goals/implied-goals.ts';
import type { ClubStrengths } from '../strengths/club-strengths.ts';
import { createClubStrengths, type StrengthSettings } from '../strengths/club-strengths.ts';
import { createKnownMatches } from '../strengths/known-matches.ts';
import type { LeagueCalendar } from '../strengths/league-calendar.ts';
import type { Fixture } from '../strengths/observed-match.ts';

export interface MarketSettings {
  readonly strengths: StrengthSettings;
  readonly levels: LevelSettings;
  /** Variances of the prices of one match around the truth: of half the logarithm of the ratio of the goals, and of half that of their product. */
  readonly leadVariance: number;
  readonly levelVariance: number;
}

/** Estimates the strengths of clubs and the levels of competitions from the prices of their earlier matches. */
export interface MarketFilter {
  readonly strengths: ClubStrengths;
  readonly levels: GoalLevels;
  /** Returns true when enough earlier matches were priced to estimate this one's lead: of the league, or in a cup of both clubs. */
  knowsLead(fixture: Fixture): boolean;
  /** Returns true when enough of the league's matches had prices on the number of goals. */
  knowsLevel(fixture: Fixture): boolean;
  /** Learns from the last prices of a match that is over. */
  observe(fixture: Fixture, implied: ImpliedGoals): void;
}

/** Min priced matches in two years, of a league, and of each club in a cup, for a market-informed forecast. */
const [enoughOfLeague, enoughOfClub] = [20, 5];

/**
 * Returns a filter whose observations are prices: the lead ½ ln(h/a) and the level ½ ln(h·a) of the mean goals that the market expected are
 * measurements of the clubs' strengths and of the competition's goals, far less noisy than a score (the idea of ratings from odds:
 * Wunderlich and Memmert, "The betting odds rating system", 2018; the filter of `createCountFilter`).
 */
export function createMarketFilter(settings: MarketSettings, calendar: LeagueCalendar): MarketFilter {
  const strengths = createClubStrengths(settings.strengths, calendar);
  const levels = createGoalLevels(settings.levels, calendar);
  const [pricedOfLeague, totalsOfLeague, pricedOfClub] = [createKnownMatches(), createKnownMatches(), createKnownMatches()];
  return {
    strengths,
    levels,
    knowsLead: ({ tournament, home, away, kickoffDay }) =>
      tournament.kind === 'league'
        ? pricedOfLeague.recent(tournament.id, kickoffDay) >= enoughOfLeague
        : [home, away].every((club) => pricedOfClub.recent(club, kickoffDay) >= enoughOfClub),
    knowsLevel: ({ tournament, kickoffDay }) => totalsOfLeague.recent(tournament.id, kickoffDay) >= enoughOfLeague,
    observe(fixture, { home, away, hasTotals }) {
      const lead = strengths.meet(fixture);
      const level = levels.meet(fixture);
      const variances = {
        lead: settings.leadVariance + lead.variance + level.edgeVariance,
        total: settings.levelVariance + level.totalVariance,
      };
      const leadSurprise = Math.log(home / away) / 2 - lead.mean - level.homeEdge;
      const levelSurprise = hasTotals ? Math.log(home * away) / 2 - level.level - level.openness : 0;
      strengths.learn(fixture, leadSurprise, variances.lead);
      levels.learn(fixture, levelSurprise / variances.total, leadSurprise / variances.lead, variances);
      const { tournament, kickoffDay } = fixture;
      pricedOfLeague.add(tournament.id, kickoffDay);
      if (hasTotals) totalsOfLeague.add(tournament.id, kickoffDay);
      for (const club of [fixture.home, fixture.away]) pricedOfClub.add(club, kickoffDay);
    },
  };
}
