import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';

/** A match still to be played, with the facts that are stored with its tips. */
export interface ComingFixture {
  readonly matchId: number;
  readonly tournamentNumber: number;
  readonly tournamentId: string;
  readonly seasonId: number;
  readonly season: string;
  readonly kickoffUtc: Date;
  readonly kickoffKnown: boolean;
  readonly neutral: boolean;
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
}

/** Min results of a competition added by a source for forecasts: a few rounds of a league. */
const minResultsOfGrown = 50;

/**
 * Returns the matches that are due to kick off after one moment and until another, the earliest first; `played` also includes finished ones. Matches
 * of second teams, of youth, without anything at stake, and of competitions with few results are left out.
 */
export async function listComingFixtures(database: Queryable, after: Date, until: Date, played = false): Promise<ComingFixture[]> {
  const { rows } = await database.query<ComingFixture>({
    name: 'list-coming-fixtures',
    text: `select m.id as "matchId", m.tournament_id as "tournamentNumber", t.id as "tournamentId", s.id as "seasonId", s.label as season,
             m.kickoff_utc as "kickoffUtc", m.kickoff_known as "kickoffKnown", m.neutral_venue as neutral,
             h.id as "homeId", h.name as "homeName", a.id as "awayId", a.name as "awayName"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join seasons s on s.id = m.season_id
             join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
           where m.sport_id = ${sportIds.football} and m.kickoff_utc > $1 and m.kickoff_utc <= $2 and (m.status = 'scheduled' or $3)
             and t.level = 'senior' and (not t.field_sources ? 'name' or $4 = (
               select count(*) from (select 1 from matches r where r.tournament_id = t.numeric_id and r.kickoff_utc < $1 and r.status = 'finished' limit $4) known))
           order by m.kickoff_utc, m.id`,
    values: [after, until, played, minResultsOfGrown],
  });
  return rows;
}
