import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { isSeniorMatch } from '#data/queries/home/senior-matches.ts';

export interface LeagueCountry {
  readonly slug: string;
  readonly code: string;
  readonly region: string;
  /** Ids of its competitions with matches, as in the API, the most important first. */
  readonly tournamentIds: readonly string[];
  /** Number of matches of senior competitions that begin there in the requested span: those of the list of a day while no level is chosen. */
  readonly matches: number;
}

/** Returns the countries that have a competition with matches, with the number of their matches in [from, to); in no particular order. */
export async function listLeagueCountries(database: Queryable, from: Date, to: Date): Promise<LeagueCountry[]> {
  const { rows } = await database.query<LeagueCountry>({
    name: 'list-league-countries',
    text: `with day as (
             select m.tournament_id, count(*)::int as matches from matches m
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and ${isSeniorMatch} group by m.tournament_id
           )
           select c.slug, c.code, c.region, array_agg(t.id order by t.priority, t.id) as "tournamentIds", coalesce(sum(day.matches), 0)::int as matches
           from countries c join tournaments t on t.country_id = c.id and t.sport_id = ${sportIds.football} and t.current_season is not null
           left join day on day.tournament_id = t.numeric_id group by c.id`,
    values: [from, to],
  });
  return rows;
}
