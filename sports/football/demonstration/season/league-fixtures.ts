import { leagueMatchdays } from '#demonstration/season/league-matchdays.ts';
import { mondayOf, seasonFrame } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ClubStrengths, ExpectedGoals } from '../clubs/club-strength.ts';
import { allNews } from '../match/match-news.ts';

/** A match of a league before it has a day: who is at home to whom, by their places in the list of clubs. */
export interface LeagueFixture {
  /** The number of the matchday, from 1. */
  readonly matchday: number;
  readonly home: number;
  readonly away: number;
  readonly seed: number;
  readonly expected: ExpectedGoals;
}

/**
 * Returns all matches of a league's season between clubs of the catalogue's strengths. They do not depend on the days on which they are
 * played.
 */
export function leagueFixtures(league: DemonstrationTournament, year: number, strengths: ClubStrengths): LeagueFixture[] {
  const { id, clubs } = league;
  const seed = combineSeeds(hashText(id), year);
  const order = shuffle([...clubs.keys()], createRandom(combineSeeds(seed, 'order')));
  const matchdays = leagueMatchdays(clubs.length);
  const { firstWeek, lastWeek } = seasonFrame(league, year);
  const firstDay = mondayOf(firstWeek);
  const days = (lastWeek - firstWeek + 1) * 7;
  return matchdays.flatMap((pairings, index) =>
    pairings.map((pairing): LeagueFixture => {
      const home = order[pairing.home] as number;
      const away = order[pairing.away] as number;
      const matchSeed = combineSeeds(combineSeeds(seed, index + 1), home);
      const day = firstDay + (days * index) / matchdays.length;
      const expected = strengths.expectedGoals(clubs[home] as DemonstrationClub, clubs[away] as DemonstrationClub, day, false);
      return { matchday: index + 1, home, away, seed: matchSeed, expected: afterNews(expected, matchSeed) };
    }),
  );
}

/** Returns the expected goals of both sides when all news of the week before is known. */
export function afterNews({ home, away }: ExpectedGoals, seed: number): ExpectedGoals {
  const news = allNews(seed);
  return { home: home * news.home, away: away * news.away };
}
