import type { ObservedMatch, TournamentOfMatch } from './observed-match.ts';

/** A club's season in its league so far. */
interface SeasonRow {
  readonly club: number;
  readonly points: number;
  readonly played: number;
}

/** A league's season so far. */
export interface Season {
  /** The rows of its table, in no order; empty before the first match. */
  readonly rows: readonly SeasonRow[];
  /** The number of matches that every club plays in it: as in the fuller of the two previous seasons, or else two against each other club. */
  readonly length: number;
}

/**
 * The clubs of each league and the progress of its season, derived from the matches alone, which name no season. A season counts as over
 * when a club has played about as often as is usual in its league and has then not played for weeks, so that neither a winter break nor a
 * stopped season begins a new one.
 */
export interface LeagueCalendar {
  observe(match: ObservedMatch): void;
  /** Returns the clubs of a league, without those that have not played for long, in the order in which they joined it. */
  clubsOf(league: number, day: number): readonly number[];
  /** Returns true when a league is so new to the record that its unknown clubs are its usual clubs and not newcomers. */
  isSettling(league: number, day: number): boolean;
  /**
   * Returns true when a league match of a club on a day is its first of a season. A match that was played after months without one is, even
   * if the season before was never finished; one that is still to come may belong to that season.
   */
  beginsSeason(club: number, tournament: TournamentOfMatch, day: number, happened: boolean): boolean;
  /** Returns the season of a league that is under way. */
  seasonOf(league: number): Season;
}

const breakDays = 45;
/** Min days without a match after which a season is certainly over: longer than the stop of the leagues that went on in 2020. */
const certainBreakDays = 125;
const longestSeasonDays = 300;
/** Min share of the usual matches for a season to count as played, since seasons have been stopped or cut short. */
const playedShare = 0.85;
const settlingDays = 200;
const membershipDays = 400;

interface League {
  readonly firstDay: number;
  readonly clubs: Set<number>;
  readonly tier: number | undefined;
  /**
   * The season's table by club. Clubs that go up or down are no longer in it; clubs that play in another league of the same tier stay,
   * since many countries play two tournaments a year with the same clubs.
   */
  table: Map<number, SeasonRow>;
  /** Max clubs in the season's table so far. Some are gone from it when the next season begins, when another division begins earlier. */
  maxClubs: number;
  seasonFrom: number;
  lastDay: number;
  /** Matches of a club per other club, in the previous season and the one before it. */
  meetings: readonly number[];
}

interface Club {
  league: number;
  lastDay: number;
  points: number;
  played: number;
}

export function createLeagueCalendar(): LeagueCalendar {
  const leagues = new Map<number, League>();
  const clubs = new Map<number, Club>();

  const seasonOf = (id: number): Season => {
    const league = leagues.get(id);
    if (league === undefined) return { rows: [], length: 0 };
    const rows = [...league.table.values()];
    return { rows, length: Math.round(Math.max(...league.meetings) * Math.max(0, rows.length - 1)) };
  };

  const beginsSeason = (id: number, tournament: TournamentOfMatch, day: number, happened: boolean): boolean => {
    const club = clubs.get(id);
    if (tournament.kind === 'cup' || club === undefined) return false;
    const days = day - club.lastDay;
    if (days <= breakDays) return false;
    return days > (happened ? certainBreakDays : longestSeasonDays) || club.played >= playedShare * seasonOf(club.league).length;
  };

  const closeSeason = (id: number, league: League, day: number): void => {
    const { rows } = seasonOf(id);
    const middle = rows.map(({ played }) => played).sort((first, second) => first - second)[rows.length >> 1];
    // A season whose clubs have all been promoted or relegated says nothing about the next.
    if (middle !== undefined) {
      const former = league.meetings.length === 1 && league.firstDay === league.seasonFrom ? [] : league.meetings.slice(0, 1);
      league.meetings = [middle / Math.max(1, league.maxClubs - 1), ...former];
    }
    league.seasonFrom = day;
    league.table = new Map();
    league.maxClubs = 0;
  };

  const leave = (id: number, from: number, tier: number | undefined): void => {
    const league = leagues.get(from) as League;
    league.clubs.delete(id);
    const isSameTier = league.tier === undefined || tier === undefined || league.tier === tier;
    if (!isSameTier) league.table.delete(id);
  };

  const take = (id: number, tournament: TournamentOfMatch, day: number, points: number): void => {
    const league = leagues.get(tournament.id) as League;
    const known = clubs.get(id);
    const begins = known === undefined || known.league !== tournament.id || beginsSeason(id, tournament, day, true);
    if (begins && league.seasonFrom !== day && day - league.lastDay > breakDays) closeSeason(tournament.id, league, day);
    if (known !== undefined && known.league !== tournament.id) leave(id, known.league, tournament.tier);
    clubs.set(id, {
      league: tournament.id,
      lastDay: day,
      points: points + (begins ? 0 : known.points),
      played: 1 + (begins ? 0 : known.played),
    });
    league.clubs.add(id);
    const { points: sum, played } = clubs.get(id) as Club;
    league.table.set(id, { club: id, points: sum, played });
    league.maxClubs = Math.max(league.maxClubs, league.table.size);
  };

  return {
    observe({ tournament, home, away, kickoffDay, goals }) {
      if (tournament.kind === 'cup') return;
      if (!leagues.has(tournament.id)) {
        leagues.set(tournament.id, {
          tier: tournament.tier,
          firstDay: kickoffDay,
          clubs: new Set(),
          table: new Map(),
          maxClubs: 0,
          seasonFrom: kickoffDay,
          lastDay: kickoffDay,
          meetings: [2],
        });
      }
      const ahead = goals.home - goals.away;
      take(home, tournament, kickoffDay, ahead > 0 ? 3 : ahead === 0 ? 1 : 0);
      take(away, tournament, kickoffDay, ahead < 0 ? 3 : ahead === 0 ? 1 : 0);
      (leagues.get(tournament.id) as League).lastDay = kickoffDay;
    },
    clubsOf: (id, day) => [...(leagues.get(id)?.clubs ?? [])].filter((club) => day - (clubs.get(club) as Club).lastDay <= membershipDays),
    isSettling(id, day) {
      const league = leagues.get(id);
      return league === undefined || day - league.firstDay < settlingDays;
    },
    beginsSeason,
    seasonOf,
  };
}
