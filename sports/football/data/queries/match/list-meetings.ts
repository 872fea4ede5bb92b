import type { Queryable } from '#data/database/database.ts';

/** A played match between the same two clubs. */
export interface Meeting {
  readonly slug: string;
  readonly kickoffUtc: Date;
  readonly homeId: number;
  readonly awayId: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly penaltiesHome: number | null;
  readonly penaltiesAway: number | null;
  readonly tournamentName: string;
}

const most = 200;

const meetingsAtHomeOf = (home: string, away: string) => `
  (select * from matches where home_team_id = ${home} and away_team_id = ${away} and kickoff_utc < $3
   and status in ('finished', 'awarded') and home_goals is not null order by kickoff_utc desc limit ${most})`;

/** Returns all meetings of two clubs before a moment, on either ground, newest first. */
export async function listMeetings(database: Queryable, firstTeamId: number, secondTeamId: number, before: Date): Promise<Meeting[]> {
  const { rows } = await database.query<Meeting>({
    name: 'list-meetings',
    text: `select m.slug, m.kickoff_utc as "kickoffUtc", m.home_team_id as "homeId", m.away_team_id as "awayId", m.home_goals as "homeGoals",
             m.away_goals as "awayGoals", m.penalties_home as "penaltiesHome", m.penalties_away as "penaltiesAway", t.name as "tournamentName"
           from (${meetingsAtHomeOf('$1', '$2')} union all ${meetingsAtHomeOf('$2', '$1')}) m
           join tournaments t on t.numeric_id = m.tournament_id
           order by m.kickoff_utc desc`,
    values: [firstTeamId, secondTeamId, before],
  });
  return rows;
}
