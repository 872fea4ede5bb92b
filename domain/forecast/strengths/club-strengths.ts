import type { LeagueCalendar } from './league-calendar.ts';
import type { Fixture, TournamentOfMatch } from './observed-match.ts';
import { createStrengthPool, type StrengthPool } from './strength-pool.ts';

/** The parameters by which strengths change. Variances and strengths are on the scale of half the logarithm of the ratio of the two sides' goals. */
export interface StrengthSettings {
  /** Variance of a new club around its expected strength. */
  readonly newVariance: number;
  /** The difference between the average of a league and the expected strength of a club that is new to it. */
  readonly newcomerDeficit: number;
  /** Variance that a club's strength gains in a day. */
  readonly dailyVariance: number;
  /** Variance that a break between two seasons adds to it. */
  readonly breakVariance: number;
  /** The share of the difference between a club and the average of its league that remains after a break. */
  readonly breakKeep: number;
  /** Variance added when a club is promoted or relegated. */
  readonly moveVariance: number;
  /** The difference between a league and the one above it before any club has moved between them. */
  readonly tierStep: number;
  /** Variance shared by the clubs of one league, when its tier is known; the second field is for leagues whose tier is not known. */
  readonly leagueVariance: number;
  readonly unplacedLeagueVariance: number;
  /** Variance shared by the clubs of one country. */
  readonly countryVariance: number;
}

/** The estimated lead of the home side over the away side in strength, home advantage apart, and its variance. */
interface Lead {
  readonly mean: number;
  readonly variance: number;
}

/** The clubs' strengths, over all competitions in which they meet. */
export interface ClubStrengths {
  /** Returns the expected lead of a match, changing nothing. */
  lead(fixture: Fixture): Lead;
  /** Returns the same lead at the time of the match, and updates its clubs: they age, come out of a break, change leagues. */
  meet(fixture: Fixture): Lead;
  /**
   * Learns from a match for which `meet` was called.
   *
   * @param surprise the observed lead less the lead's mean
   * @param variance of the surprise, the lead's own included
   */
  learn(fixture: Fixture, surprise: number, variance: number): void;
  /** Returns the strength with which a club would go into a match of a tournament, and its variance. */
  strength(club: number, tournament: TournamentOfMatch, day: number): Lead;
}

/**
 * The numbers in a pool of the strength that the clubs of a country share, and of the one that those of a league share: known before any of
 * the clubs, and learned with them. Clubs have numbers above 0.
 */
const countryRoot = -1;
const rootOfLeague = (league: number): number => -2 - league;

/** Min known clubs of the old and of the new league for their averages to be compared with an arriving club. */
const leastOfLeague = 4;

/** Max days of absence over which a club's uncertainty goes on growing. */
const longestAbsenceDays = 1_500;

interface Club {
  readonly pool: Pool;
  /** The league in which it played last. */
  league: TournamentOfMatch | undefined;
  /** The leagues in which it has played. */
  readonly leagues: Set<number>;
  lastDay: number;
}

interface Pool {
  readonly beliefs: StrengthPool;
  readonly clubs: number[];
}

export function createClubStrengths(settings: StrengthSettings, calendar: LeagueCalendar): ClubStrengths {
  const clubs = new Map<number, Club>();
  const pools = new Map<string, Pool>();

  const poolOf = ({ country, women }: TournamentOfMatch): Pool => {
    const name = women ? `${country} women` : country;
    const pool = pools.get(name) ?? { beliefs: createStrengthPool(), clubs: [] };
    pools.set(name, pool);
    return pool;
  };

  /** Returns the known clubs of a league, without those that are not in its country's pool; for a cup all clubs of the pool. */
  const fellowsOf = (tournament: TournamentOfMatch, pool: Pool, day: number): readonly number[] =>
    tournament.kind === 'cup' ? pool.clubs : calendar.clubsOf(tournament.id, day).filter((club) => pool.beliefs.has(club));

  const averageOf = (members: readonly number[], { beliefs }: Pool): number =>
    members.reduce((sum, club) => sum + beliefs.mean(club), 0) / members.length;

  /** Returns the clubs with whose average an unknown club is compared; empty when none is known yet. */
  const peersOf = (tournament: TournamentOfMatch, pool: Pool, day: number): readonly number[] =>
    tournament.kind === 'league' && calendar.isSettling(tournament.id, day) ? [] : fellowsOf(tournament, pool, day);

  /** Returns the expected strength of a league before any club of it is known. */
  const strengthOfLeague = ({ id, tier = 1 }: TournamentOfMatch, { beliefs }: Pool): number => {
    if (beliefs.has(rootOfLeague(id))) return beliefs.mean(rootOfLeague(id));
    return (beliefs.has(countryRoot) ? beliefs.mean(countryRoot) : 0) - settings.tierStep * (tier - 1);
  };

  const newStrength = (tournament: TournamentOfMatch, peers: readonly number[], pool: Pool): number =>
    peers.length === 0 ? strengthOfLeague(tournament, pool) : averageOf(peers, pool) - settings.newcomerDeficit;

  /**
   * Returns the number of a league in its pool; adds the league as a part of its country first. A league that is added late starts from
   * what is known by then.
   */
  const takeLeague = (tournament: TournamentOfMatch, pool: Pool): number => {
    const { beliefs } = pool;
    const root = rootOfLeague(tournament.id);
    if (beliefs.has(root)) return root;
    if (!beliefs.has(countryRoot)) beliefs.enter(countryRoot, 0, settings.countryVariance, () => 0);
    const variance = isPlaced(tournament) ? settings.leagueVariance : settings.unplacedLeagueVariance;
    const mean = strengthOfLeague(tournament, pool);
    beliefs.enter(root, mean, beliefs.variance(countryRoot) + variance, (other) => beliefs.covariance(countryRoot, other));
    return root;
  };

  /**
   * Returns true for a club that is known in a competition: one that was met only in a cup across countries is new to the league in which
   * it turns up.
   */
  const isKnown = (club: Club | undefined, tournament: TournamentOfMatch): club is Club =>
    club !== undefined && (tournament.kind === 'cup' || club.league !== undefined || club.pool === poolOf(tournament));

  const aged = (club: Club, day: number, begins: boolean): number =>
    settings.dailyVariance * Math.min(day - club.lastDay, longestAbsenceDays) + (begins ? settings.breakVariance : 0);

  const strength = (id: number, tournament: TournamentOfMatch, day: number): Lead => {
    const club = clubs.get(id);
    if (!isKnown(club, tournament)) {
      const pool = poolOf(tournament);
      return { mean: newStrength(tournament, peersOf(tournament, pool, day), pool), variance: settings.newVariance };
    }
    const { beliefs } = club.pool;
    const begins = calendar.beginsSeason(id, tournament, day, false);
    const mean = beliefs.mean(id);
    const variance = beliefs.variance(id) + aged(club, day, begins);
    if (!begins) return { mean, variance };
    const fellows = fellowsOf(tournament, club.pool, day).filter((fellow) => fellow !== id);
    const average = averageOf([...fellows, id], club.pool);
    return { mean: average + settings.breakKeep * (mean - average), variance };
  };

  const enter = (id: number, tournament: TournamentOfMatch, day: number): Club => {
    const pool = poolOf(tournament);
    const { beliefs } = pool;
    const peers = peersOf(tournament, pool, day);
    const mean = newStrength(tournament, peers, pool);
    if (peers.length === 0) {
      const root = takeLeague(tournament, pool);
      beliefs.enter(id, mean, settings.newVariance + beliefs.variance(root), (other) => beliefs.covariance(root, other));
    } else {
      const withPeers = (other: number) => peers.reduce((sum, peer) => sum + beliefs.covariance(peer, other), 0) / peers.length;
      const ofPeers = peers.reduce((sum, peer) => sum + withPeers(peer), 0) / peers.length;
      beliefs.enter(id, mean, settings.newVariance + ofPeers, withPeers);
    }
    pool.clubs.push(id);
    const club: Club = { pool, league: undefined, leagues: new Set(), lastDay: day };
    clubs.set(id, club);
    return club;
  };

  /**
   * Learns from a club's arrival in a league when it is not known which of the two leagues is higher. A club that is better than the
   * average of its old league has come up, and is expected to be below the average of its new league by the deficit of a newcomer; a worse
   * club has gone down, and is expected to be above it by as much.
   */
  const arrive = (id: number, { pool, league: former, leagues }: Club, tournament: TournamentOfMatch, day: number): void => {
    if (former === undefined || leagues.has(tournament.id) || (isPlaced(former) && isPlaced(tournament))) return;
    if (calendar.isSettling(tournament.id, day)) return;
    const [others, left] = [tournament, former].map((league) => fellowsOf(league, pool, day).filter((fellow) => fellow !== id)) as [
      number[],
      number[],
    ];
    if (Math.min(others.length, left.length) < leastOfLeague) return;
    const rises = pool.beliefs.mean(id) > averageOf(left, pool);
    pool.beliefs.learnPlace(id, others, rises ? -settings.newcomerDeficit : settings.newcomerDeficit, settings.newVariance);
  };

  const take = (id: number, tournament: TournamentOfMatch, day: number): Club => {
    const known = clubs.get(id);
    const club = isKnown(known, tournament) ? known : enter(id, tournament, day);
    const { beliefs } = club.pool;
    const begins = calendar.beginsSeason(id, tournament, day, true);
    const moves = tournament.kind === 'league' && club.league !== undefined && club.league.id !== tournament.id;
    const added = aged(club, day, begins) + (moves ? settings.moveVariance : 0);
    if (added > 0) beliefs.loosen(id, added);
    if (begins) {
      const fellows = fellowsOf(tournament, club.pool, day).filter((fellow) => fellow !== id);
      beliefs.pull(id, [...fellows, id], settings.breakKeep);
    }
    if (moves) arrive(id, club, tournament, day);
    club.lastDay = day;
    if (tournament.kind === 'league') {
      club.league = tournament;
      club.leagues.add(tournament.id);
    }
    return club;
  };

  const together = (home: number, away: number): number => {
    const beliefs = clubs.get(home)?.pool.beliefs;
    return beliefs !== undefined && beliefs === clubs.get(away)?.pool.beliefs ? beliefs.covariance(home, away) : 0;
  };

  return {
    strength,
    lead({ tournament, home, away, kickoffDay }) {
      const [first, second] = [strength(home, tournament, kickoffDay), strength(away, tournament, kickoffDay)];
      return { mean: first.mean - second.mean, variance: first.variance + second.variance - 2 * together(home, away) };
    },
    meet({ tournament, home, away, kickoffDay }) {
      const first = take(home, tournament, kickoffDay).pool.beliefs;
      const second = take(away, tournament, kickoffDay).pool.beliefs;
      return {
        mean: first.mean(home) - second.mean(away),
        variance: first.variance(home) + second.variance(away) - 2 * together(home, away),
      };
    },
    learn({ home, away }, surprise, variance) {
      const [first, second] = [(clubs.get(home) as Club).pool.beliefs, (clubs.get(away) as Club).pool.beliefs];
      if (first === second) return first.learn(home, away, surprise, variance);
      first.learn(home, undefined, surprise, variance);
      second.learn(undefined, away, surprise, variance);
    },
  };
}

/** Returns true for a league whose tier is known, not guessed. */
function isPlaced({ tier, tierIsGuessed }: TournamentOfMatch): boolean {
  return tier !== undefined && tierIsGuessed !== true;
}
