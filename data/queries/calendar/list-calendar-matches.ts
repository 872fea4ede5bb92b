import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** A match as a calendar shows it; names are those of the requested language. */
export interface CalendarMatch {
  readonly id: number;
  readonly sport: Sport;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  /** The round; in basketball the part of the season. */
  readonly stage: string | null;
  readonly matchday: number | null;
  readonly groupLabel: string | null;
  readonly leg: number | null;
  readonly status: MatchStatus;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly homeName: string;
  readonly awayName: string;
  readonly tournamentName: string;
  readonly venueName: string | null;
  readonly venueTown: string | null;
  /** The last time at which something that a visitor can see changed. */
  readonly updatedAt: Date;
}

export interface CalendarQuery {
  readonly matchIds?: readonly number[];
  readonly teamIds?: readonly number[];
  readonly tournamentIds?: readonly number[];
  /** The matches to come, and those that were, reach so far in each direction from here. */
  readonly around: Date;
  readonly months: number;
  /** With more matches than this the ones farthest away in time are left out. */
  readonly limit: number;
  readonly locale: string;
}

/** Returns matches by themselves, of clubs and of competitions, in the order of their kick-off. */
export function listCalendarMatches(database: Queryable, query: CalendarQuery): Promise<CalendarMatch[]> {
  const { matchIds = [], teamIds = [], tournamentIds = [], around, months, limit, locale } = query;
  const span = 'm.kickoff_utc between $5::timestamptz - make_interval(months => $6) and $5::timestamptz + make_interval(months => $6)';
  return queryJson<CalendarMatch>(
    database,
    {
      name: 'list-calendar-matches',
      text: `with chosen as materialized (
               select id from (
                 select m.id, m.kickoff_utc from matches m where m.id = any($2) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.home_team_id = any($3) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.away_team_id = any($3) and ${span}
                 union select m.id, m.kickoff_utc from matches m where m.tournament_id = any($4) and ${span}
               ) followed order by abs(extract(epoch from kickoff_utc - $5)), id limit $7
             )
             select m.id, ${sportNameSql('m.sport_id')} as sport, m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", coalesce(m.stage, m.facts->>'stage') as stage, m.matchday,
               m.group_label as "groupLabel", m.leg, m.status, m.home_goals as "homeGoals", m.away_goals as "awayGoals",
               m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway", m.updated_at as "updatedAt",
               coalesce(hn.name, h.name) as "homeName", coalesce(an.name, a.name) as "awayName", t.name as "tournamentName",
               v.name as "venueName", v.town as "venueTown"
             from chosen join matches m on m.id = chosen.id join tournaments t on t.numeric_id = m.tournament_id
             join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $1
             join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $1
             left join venues v on v.id = coalesce(m.venue_id, case when not m.neutral_venue then h.venue_id end)
             order by m.kickoff_utc, m.id`,
      values: [locale, matchIds, teamIds, tournamentIds, around, months, limit],
    },
    ['kickoffUtc', 'updatedAt'],
  );
}
