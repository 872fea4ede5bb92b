import type { ClubFactors, ForecastFactors } from '../forecast.ts';
import type { LeagueCalendar } from './league-calendar.ts';
import type { Fixture, ObservedMatch } from './observed-match.ts';
import { type ClubReading, type ModelFilters, readClub } from './read-club.ts';

/** The share by which a club's usual strength moves towards its present one with each match: it reflects mostly the past ten matches or so. */
const usualRate = 0.1;

/** The figures behind forecasts, in goals and ranks. */
export interface FactorsOfForecasts {
  /** Updates the clubs' usual strengths with the readings with which they went into a match. */
  observe(match: ObservedMatch, home: ClubReading, away: ClubReading): void;
  factors(fixture: Fixture, home: ClubReading, away: ClubReading): ForecastFactors;
}

interface LeagueReading {
  readonly day: number;
  readonly seasonClubs: Fixture['leagueClubs'];
  readonly clubs: ReadonlyMap<number, ClubReading>;
  /** Mean and variance of the clubs' strengths. */
  readonly average: number;
  readonly variance: number;
}

export function createForecastFactors(filters: ModelFilters, calendar: LeagueCalendar): FactorsOfForecasts {
  const usual = new Map<number, number>();
  /** Readings of leagues since the last match was observed: the matches of a day share them. */
  const leagues = new Map<number, LeagueReading>();

  const readLeague = ({ tournament, kickoffDay, leagueClubs: seasonClubs }: Fixture): LeagueReading => {
    const known = leagues.get(tournament.id);
    if (known?.day === kickoffDay && known.seasonClubs === seasonClubs) return known;
    const inLeague = tournament.kind === 'cup' ? [] : (seasonClubs ?? calendar.clubsOf(tournament.id, kickoffDay));
    const clubs = new Map(inLeague.map((club) => [club, readClub(filters, club, tournament, kickoffDay)]));
    const average = mean([...clubs.values()].map(({ strength }) => strength));
    const variance = mean([...clubs.values()].map(({ strength }) => (strength - average) ** 2));
    const reading = { day: kickoffDay, seasonClubs, clubs, average, variance };
    leagues.set(tournament.id, reading);
    return reading;
  };

  const follow = (club: number, { strength }: ClubReading): void => {
    const before = usual.get(club);
    usual.set(club, before === undefined ? strength : before + usualRate * (strength - before));
  };

  return {
    observe({ home, away }, ofHome, ofAway) {
      leagues.clear();
      follow(home, ofHome);
      follow(away, ofAway);
    },
    factors(fixture, home, away) {
      const league = readLeague(fixture);
      const { level, homeEdge } = filters.goals.levels.level(fixture);
      // In a cup there is no average club: each side is set against the other.
      const average = league.clubs.size === 0 ? (home.strength + away.strength) / 2 : league.average;
      const sideGoals = Math.exp(level);
      // The mean of e^±lead over pairs of clubs whose leads are normal around 0.
      const spread = Math.exp(league.variance);
      const factorsOf = (club: number, { strength, openness }: ClubReading): ClubFactors => ({
        ...ranksOf(club, league),
        attackGoals: sideGoals * Math.exp(openness + strength - average),
        defenceGoals: sideGoals * Math.exp(openness - strength + average),
        formGoals: 2 * sideGoals * (strength - (usual.get(club) ?? strength)),
      });
      return {
        homeAdvantageGoals: 2 * sideGoals * Math.sinh(homeEdge),
        leagueGoalsPerMatch: 2 * sideGoals * Math.cosh(homeEdge) * spread,
        home: factorsOf(fixture.home, home),
        away: factorsOf(fixture.away, away),
        clubsRanked: league.seasonClubs === undefined ? 0 : league.clubs.size,
      };
    },
  };
}

function ranksOf(club: number, { clubs, seasonClubs }: LeagueReading): { attackRank: number; defenceRank: number } | undefined {
  const own = clubs.get(club);
  if (own === undefined || seasonClubs === undefined) return undefined;
  let [attackRank, defenceRank] = [1, 1];
  for (const { strength, openness } of clubs.values()) {
    if (strength + openness > own.strength + own.openness) attackRank += 1;
    if (strength - openness > own.strength - own.openness) defenceRank += 1;
  }
  return { attackRank, defenceRank };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
