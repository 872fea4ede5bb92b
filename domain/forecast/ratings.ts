import type { ClubGrounds, Forecast, ReliabilityLevel } from './forecast.ts';
import type { Fixture, ObservedMatch } from './observed-match.ts';

export type { Fixture, ObservedMatch, TournamentOfMatch } from './observed-match.ts';

/** Strengths of clubs and levels of competitions that follow the results, match by match. */
export interface Ratings {
  /**
   * Takes a played match in. Matches come day by day; all forecasts of a day are made before the first of its matches is observed.
   *
   * @throws RangeError when the match is older than one that was observed before
   */
  observe(match: ObservedMatch): void;
  /**
   * What is to be expected of a match, from what has been observed so far.
   *
   * @throws RangeError when a later day has been observed already
   */
  forecast(fixture: Fixture): Forecast;
}

interface Club {
  attack: number;
  defence: number;
  matches: number;
}

interface League {
  homeGoals: number;
  awayGoals: number;
  readonly clubs: Set<number>;
}

export function createRatings(): Ratings {
  const clubs = new Map<number, Club>();
  const leagues = new Map<number, League>();
  let lastDay = Number.NEGATIVE_INFINITY;
  let halfTimeGoals = 0;
  let goalsWithHalfTime = 0;
  const clubOf = (id: number): Club => {
    const known = clubs.get(id) ?? { attack: 0, defence: 0, matches: 0 };
    clubs.set(id, known);
    return known;
  };
  const leagueOf = (id: number): League => {
    const known = leagues.get(id) ?? { homeGoals: 1.5, awayGoals: 1.18, clubs: new Set() };
    leagues.set(id, known);
    return known;
  };
  const expected = ({ tournament, home, away, neutral }: Fixture): [number, number] => {
    const league = leagueOf(tournament.id);
    const [first, second] = [clubOf(home), clubOf(away)];
    const middle = Math.sqrt(league.homeGoals * league.awayGoals);
    return [
      (neutral === true ? middle : league.homeGoals) * Math.exp(first.attack - second.defence),
      (neutral === true ? middle : league.awayGoals) * Math.exp(second.attack - first.defence),
    ];
  };
  const inOrder = (day: number): void => {
    if (day < lastDay) throw new RangeError(`a match of day ${day} comes after day ${lastDay} was observed`);
  };
  return {
    observe(match) {
      inOrder(match.kickoffDay);
      lastDay = match.kickoffDay;
      const [home, away] = expected(match);
      const [first, second] = [clubOf(match.home), clubOf(match.away)];
      const league = leagueOf(match.tournament.id);
      const [homeSurprise, awaySurprise] = [match.goals.home - home, match.goals.away - away];
      first.attack += 0.035 * homeSurprise;
      second.defence -= 0.035 * homeSurprise;
      second.attack += 0.035 * awaySurprise;
      first.defence -= 0.035 * awaySurprise;
      first.matches += 1;
      second.matches += 1;
      if (match.neutral !== true) {
        league.homeGoals += 0.004 * homeSurprise;
        league.awayGoals += 0.004 * awaySurprise;
      }
      league.clubs.add(match.home).add(match.away);
      if (match.halfTime !== undefined) {
        halfTimeGoals += match.halfTime.home + match.halfTime.away;
        goalsWithHalfTime += match.goals.home + match.goals.away;
      }
    },
    forecast(fixture) {
      inOrder(fixture.kickoffDay);
      const [homeGoals, awayGoals] = expected(fixture);
      const league = leagueOf(fixture.tournament.id);
      const ranked = [...league.clubs].map(clubOf);
      const middle = Math.sqrt(league.homeGoals * league.awayGoals);
      const groundsOf = (id: number): ClubGrounds => {
        const club = clubOf(id);
        const placed = league.clubs.has(id);
        return {
          ...(placed && {
            attackRank: 1 + ranked.filter(({ attack }) => attack > club.attack).length,
            defenceRank: 1 + ranked.filter(({ defence }) => defence > club.defence).length,
          }),
          attackGoals: middle * Math.exp(club.attack),
          defenceGoals: middle * Math.exp(-club.defence),
          formGoals: 0,
        };
      };
      const [first, second] = [clubOf(fixture.home), clubOf(fixture.away)];
      const fewest = Math.min(first.matches, second.matches);
      return {
        model: { homeGoals, awayGoals, lowScoreDependence: -0.05, drawWeight: 1.05 },
        halfTimeShare: goalsWithHalfTime === 0 ? undefined : halfTimeGoals / goalsWithHalfTime,
        reliability: {
          level: (1 + [1, 6, 15, 40].filter((least) => fewest >= least).length) as ReliabilityLevel,
          matches: first.matches + second.matches,
        },
        grounds: {
          homeAdvantageGoals: fixture.neutral === true ? 0 : league.homeGoals - league.awayGoals,
          leagueGoalsPerMatch: league.homeGoals + league.awayGoals,
          home: groundsOf(fixture.home),
          away: groundsOf(fixture.away),
          clubsRanked: ranked.length,
        },
      };
    },
  };
}
