import type { Queryable } from '#data/database/database.ts';
import type { ClubFactors, ForecastFactors } from '#domain/forecast/forecast.ts';

/** The estimated strength of a club among the clubs of a competition. */
export interface TeamStrengths extends ClubFactors {
  /** Number of clubs that are ranked; 0 without ranks. */
  readonly clubsRanked: number;
}

interface Row {
  readonly factors: ForecastFactors;
  readonly atHome: boolean;
}

const side = (team: 'home' | 'away') => `
  (select f.grounds as factors, m.home_team_id = $1 as "atHome", m.kickoff_utc from matches m join forecasts f on f.match_id = m.id
   where m.${team}_team_id = $1 and m.kickoff_utc >= $3 and m.tournament_id = $2 and m.status = 'scheduled' order by m.kickoff_utc limit 1)`;

/**
 * Returns the strengths in the forecast of a club's next match in a competition; undefined when no such match is forecast.
 *
 * @param now the present moment
 */
export async function getTeamStrengths(
  database: Queryable,
  teamId: number,
  tournamentId: number,
  now: Date,
): Promise<TeamStrengths | undefined> {
  const { rows } = await database.query<Row>({
    name: 'get-team-strengths',
    text: `select factors, "atHome" from (${side('home')} union all ${side('away')}) as sides order by kickoff_utc limit 1`,
    values: [teamId, tournamentId, now],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { factors, atHome } = row;
  return { ...(atHome ? factors.home : factors.away), clubsRanked: factors.clubsRanked };
}
