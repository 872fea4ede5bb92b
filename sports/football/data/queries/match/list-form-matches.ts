import type { Queryable } from '#data/database/database.ts';

/** A played match of a club, for its form: the other club by its short name in the reader's language. */
export interface FormMatch {
  readonly teamId: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly homeId: number;
  readonly awayId: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly opponentName: string;
  readonly opponentCrestName: string;
  readonly opponentColours: readonly string[];
  readonly tournamentId: number;
  readonly tournamentName: string;
}

const side = (column: 'home' | 'away') => `
  (select * from matches where ${column}_team_id = club.id and kickoff_utc < $2 and id <> $3 and status in ('finished', 'awarded') and home_goals is not null
   order by kickoff_utc desc limit $4)`;

/** Returns the last matches of each club before a moment in every competition, newest first. */
export async function listFormMatches(
  database: Queryable,
  {
    teamIds,
    before,
    exceptMatchId,
    limit,
    locale,
  }: { teamIds: readonly number[]; before: Date; exceptMatchId: number; limit: number; locale: string },
): Promise<FormMatch[]> {
  const { rows } = await database.query<FormMatch>({
    name: 'list-form-matches',
    text: `select club.id as "teamId", m.slug, m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.home_team_id as "homeId", m.away_team_id as "awayId",
             m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway",
             coalesce(n.short_name, o.short_name) as "opponentName", o.name as "opponentCrestName", o.colours as "opponentColours",
             m.tournament_id as "tournamentId", t.name as "tournamentName"
           from unnest($1::int[]) as club(id)
           cross join lateral (select * from (${side('home')} union all ${side('away')}) as either order by kickoff_utc desc limit $4) m
           join teams o on o.id = case when m.home_team_id = club.id then m.away_team_id else m.home_team_id end
           left join team_names n on n.team_id = o.id and n.locale = $5
           join tournaments t on t.numeric_id = m.tournament_id
           order by m.kickoff_utc desc`,
    values: [teamIds, before, exceptMatchId, limit, locale],
  });
  return rows;
}
