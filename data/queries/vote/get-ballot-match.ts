import { namedFirstSql } from '#data/catalogue/named-first-sql.ts';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** Part of a match that a vote on it needs; names are in the requested language. */
export interface BallotMatch {
  readonly id: number;
  readonly sport: Sport;
  readonly slug: string;
  readonly status: MatchStatus;
  readonly kickoffUtc: Date;
  readonly homeName: string;
  readonly awayName: string;
  /** The side that its competition names first. */
  readonly namedFirst: NamedFirst;
}

/** Returns the match of a sport with an id, or with a former id, since pages that contain it may still be open; undefined when none has it. */
export async function getBallotMatch(database: Queryable, sport: Sport, matchId: number, locale: string): Promise<BallotMatch | undefined> {
  const { rows } = await database.query<Omit<BallotMatch, 'sport'>>({
    name: 'get-ballot-match',
    text: `select m.id, m.slug, m.status, m.kickoff_utc as "kickoffUtc", coalesce(hn.name, h.name) as "homeName", coalesce(an.name, a.name) as "awayName",
             ${namedFirstSql} as "namedFirst"
           from matches m
           join teams h on h.id = m.home_team_id left join team_names hn on hn.team_id = h.id and hn.locale = $2
           join teams a on a.id = m.away_team_id left join team_names an on an.team_id = a.id and an.locale = $2
           where m.id = coalesce((select match_id from former_match_ids where former_id = $1), $1) and m.sport_id = $3`,
    values: [matchId, locale, sportIds[sport]],
  });
  return rows[0] && { ...rows[0], sport };
}
