import type { Queryable } from '#data/database/database.ts';

export interface DayMatch {
  readonly id: number;
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly homeName: string;
  readonly awayName: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly tournamentName: string;
}

/** The matches that begin in [from, to), top competitions first. */
export async function listMatchesOfDay(database: Queryable, from: Date, to: Date): Promise<DayMatch[]> {
  const { rows } = await database.query<DayMatch>({
    name: 'list-matches-of-day',
    text: `select m.id, m.slug, m.kickoff_utc as "kickoffUtc", h.name as "homeName", a.name as "awayName",
                  m.home_goals as "homeGoals", m.away_goals as "awayGoals", t.name as "tournamentName"
           from matches m
           join tournaments t on t.numeric_id = m.tournament_id
           join teams h on h.id = m.home_team_id
           join teams a on a.id = m.away_team_id
           where m.kickoff_utc >= $1 and m.kickoff_utc < $2
           order by t.priority, m.kickoff_utc, m.id limit 60`,
    values: [from, to],
  });
  return rows;
}
