import { createKnownMatches } from '../strengths/known-matches.ts';
import type { Fixture, SidePair } from '../strengths/observed-match.ts';

export interface CountRateSettings {
  /** Days after which a match weighs half in a club's rates, and in a league's averages. */
  readonly clubHalfLife: number;
  readonly leagueHalfLife: number;
  /** The number of average matches that each rate of a club begins with. */
  readonly priorMatches: number;
  /** Min matches of a league, weighted by their age, and of each club in two years, for an expectation. */
  readonly leastOfLeague: number;
  readonly leastOfClub: number;
}

/** The expected counts of both sides, and the average of a match of their league. */
export interface ExpectedCounts {
  readonly home: number;
  readonly away: number;
  readonly league: number;
}

/** The rates of one kind of count of the sides of league matches: corners, cards. */
export interface CountRates {
  observe(fixture: Fixture, counts: SidePair): void;
  /** Returns the expected counts of a match; undefined in a cup, and where too few matches of its league or of a club are known. */
  expect(fixture: Fixture): ExpectedCounts | undefined;
}

/** Sums over a league's matches, with their weights on a day. */
interface LeagueSums {
  readonly day: number;
  readonly matches: number;
  readonly home: number;
  readonly away: number;
}

/** Sums over a club's matches, with their weights on a day: its own counts, its opponents', and those that an average club would have had in its place. */
interface ClubSums {
  readonly day: number;
  readonly own: number;
  readonly usualOwn: number;
  readonly allowed: number;
  readonly usualAllowed: number;
}

const noMatches: ClubSums = { day: 0, own: 0, usualOwn: 0, allowed: 0, usualAllowed: 0 };

/**
 * Returns rates that know nothing yet. A side is expected to have the average of its league at home or away, times the rate at which it has more than others
 * do, times the rate at which its opponent allows more: the multiplicative model of Maher ("Modelling association football scores", 1982), for other
 * counts than goals. A rate is the mean of a gamma distribution after Poisson counts, begun at 1 (the credibility estimate of Bühlmann and Gisler, "A course
 * in credibility theory", 2005, chapter 2.5); old matches fade exponentially.
 */
export function createCountRates(settings: CountRateSettings): CountRates {
  const { clubHalfLife, leagueHalfLife, priorMatches, leastOfLeague, leastOfClub } = settings;
  const leagues = new Map<number, LeagueSums>();
  const clubs = new Map<number, ClubSums>();
  const known = createKnownMatches();

  const leagueOn = (id: number, day: number): LeagueSums => {
    const { day: then, matches, home, away } = leagues.get(id) ?? { day, matches: 0, home: 0, away: 0 };
    const keep = 0.5 ** ((day - then) / leagueHalfLife);
    return { day, matches: matches * keep, home: home * keep, away: away * keep };
  };

  const clubOn = (id: number, day: number): ClubSums => {
    const sums = clubs.get(id) ?? noMatches;
    const keep = 0.5 ** ((day - sums.day) / clubHalfLife);
    return {
      day,
      own: sums.own * keep,
      usualOwn: sums.usualOwn * keep,
      allowed: sums.allowed * keep,
      usualAllowed: sums.usualAllowed * keep,
    };
  };

  /** Returns the expected counts of each side, and those with only its opponent's rate and only its own. */
  const read = ({ home, away, kickoffDay, neutral }: Fixture, league: LeagueSums) => {
    const middle = (league.home + league.away) / league.matches / 2;
    const [usualHome, usualAway] = neutral === true ? [middle, middle] : [league.home / league.matches, league.away / league.matches];
    const prior = priorMatches * middle;
    const [first, second] = [clubOn(home, kickoffDay), clubOn(away, kickoffDay)];
    const rateOf = (counted: number, usual: number) => (prior + counted) / (prior + usual);
    const own = (sums: ClubSums) => rateOf(sums.own, sums.usualOwn);
    const allowed = (sums: ClubSums) => rateOf(sums.allowed, sums.usualAllowed);
    return {
      first,
      second,
      /** Expected counts of an average club against this opponent. */
      againstSecond: usualHome * allowed(second),
      againstFirst: usualAway * allowed(first),
      /** Expected counts of this club against an average opponent. */
      byFirst: usualHome * own(first),
      bySecond: usualAway * own(second),
      home: usualHome * own(first) * allowed(second),
      away: usualAway * own(second) * allowed(first),
    };
  };

  return {
    observe(fixture, [homeCount, awayCount]) {
      const { tournament, home, away, kickoffDay: day } = fixture;
      if (tournament.kind !== 'league') return;
      const league = leagueOn(tournament.id, day);
      if (league.home > 0 && league.away > 0) {
        const { first, second, againstSecond, againstFirst, byFirst, bySecond } = read(fixture, league);
        clubs.set(home, {
          day,
          own: first.own + homeCount,
          usualOwn: first.usualOwn + againstSecond,
          allowed: first.allowed + awayCount,
          usualAllowed: first.usualAllowed + bySecond,
        });
        clubs.set(away, {
          day,
          own: second.own + awayCount,
          usualOwn: second.usualOwn + againstFirst,
          allowed: second.allowed + homeCount,
          usualAllowed: second.usualAllowed + byFirst,
        });
      }
      leagues.set(tournament.id, { day, matches: league.matches + 1, home: league.home + homeCount, away: league.away + awayCount });
      for (const club of [home, away]) known.add(club, day);
    },
    expect(fixture) {
      const { tournament, home, away, kickoffDay } = fixture;
      if (tournament.kind !== 'league') return undefined;
      const league = leagueOn(tournament.id, kickoffDay);
      if (league.matches < leastOfLeague || league.home === 0 || league.away === 0) return undefined;
      if ([home, away].some((club) => known.recent(club, kickoffDay) < leastOfClub)) return undefined;
      const expected = read(fixture, league);
      return { home: expected.home, away: expected.away, league: (league.home + league.away) / league.matches };
    },
  };
}
