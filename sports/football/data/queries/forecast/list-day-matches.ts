import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { Bet } from '#domain/odds/bet.ts';

/** A match of a day's table, without its forecast. */
export interface DayMatch {
  readonly id: number;
  readonly tournamentId: number;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly status: MatchStatus;
  readonly homeId: number;
}

/** A match for a row of the table; names are in the requested language. */
export interface ForecastMatch {
  readonly id: number;
  readonly slug: string;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly addedMinute: number | null;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly extraTimeHome: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly homeShortName: string;
  /** The name that the monogram is drawn from. */
  readonly homeCrestName: string;
  readonly homeColours: readonly string[];
  readonly awayName: string;
  readonly awayShortName: string;
  readonly awayCrestName: string;
  readonly awayColours: readonly string[];
}

const ofSpan = `m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2`;

/** Returns the matches that begin in [from, to), by kick-off. */
export async function listDayMatches(database: Queryable, { from, to }: Span): Promise<DayMatch[]> {
  const { rows } = await database.query<DayMatch>({
    name: 'list-day-matches',
    text: `select m.id, m.tournament_id as "tournamentId", m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.status,
             m.home_team_id as "homeId"
           from matches m
           where ${ofSpan}
           order by m.kickoff_utc, m.id`,
    values: [from, to],
  });
  return rows;
}

/** Number of clubs read by one statement. All home sides of a large day would take the database 10 ms. */
const clubsAtOnce = 500;

/** Returns the names of clubs as rows call them, by the number of the club. */
export async function listRowNames(database: Queryable, clubIds: readonly number[], locale: string): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for (let at = 0; at < clubIds.length; at += clubsAtOnce) {
    const { rows } = await database.query<{ readonly id: number; readonly name: string }>({
      name: 'list-row-names',
      text: `select h.id, coalesce(n.row_name, h.row_name) as name
             from teams h left join team_names n on n.team_id = h.id and n.locale = $1
             where h.id = any($2)`,
      values: [locale, clubIds.slice(at, at + clubsAtOnce)],
    });
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}

/** Returns the bets tipped and not withdrawn on a span's matches, by the number of the match; a match without one is missing. */
export async function listTippedBets(database: Queryable, { from, to }: Span): Promise<ReadonlyMap<number, readonly Bet[]>> {
  const { rows } = await database.query<{ readonly matchId: number; readonly bet: Bet }>({
    name: 'list-tipped-bets',
    text: `select known.id as "matchId", jsonb_build_object('market', tip.market, 'line', tip.line, 'selection', tip.selection) as bet
           from (
             select m.id, m.id as number from matches m where ${ofSpan}
             union all select m.id, f.former_id from former_match_ids f join matches m on m.id = f.match_id where ${ofSpan}
           ) known join tips tip on tip.match_id = known.number
           where not exists (select from tip_withdrawals w where w.tip_sequence = tip.sequence)
           order by tip.sequence`,
    values: [from, to],
  });
  return new Map([...Map.groupBy(rows, ({ matchId }) => matchId)].map(([matchId, ofMatch]) => [matchId, ofMatch.map(({ bet }) => bet)]));
}

const side = (side: 'home' | 'away', team: string, names: string) => `
  coalesce(${names}.row_name, ${team}.row_name) as "${side}Name", coalesce(${names}.short_name, ${team}.short_name) as "${side}ShortName",
  ${team}.name as "${side}CrestName", ${team}.colours as "${side}Colours"`;

/** Returns the rows of some matches, by the number of the match. */
export async function listForecastMatches(
  database: Queryable,
  ids: readonly number[],
  locale: string,
): Promise<ReadonlyMap<number, ForecastMatch>> {
  const rows = await queryJson<ForecastMatch>(
    database,
    {
      name: 'list-forecast-matches',
      text: `select m.id, m.slug, m.period, m.minute, m.added_minute as "addedMinute", m.home_goals as "homeGoals", m.away_goals as "awayGoals",
               m.extra_time_home as "extraTimeHome", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
               ${side('home', 'h', 'hn')}, ${side('away', 'a', 'an')}
             from matches m
               join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $1
               join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $1
             where m.id = any($2)`,
      values: [locale, ids],
    },
    [],
  );
  return new Map(rows.map((match) => [match.id, match]));
}
