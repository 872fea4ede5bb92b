import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

export interface FollowedTeam {
  readonly id: number;
  readonly slug: string;
  readonly sport: Sport;
  readonly name: string;
  readonly crestName: string;
  readonly colours: readonly string[];
}

export interface FollowedTournament {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly code: string;
}

/** Returns the clubs with these ids, with their names in the reader's language; unknown ids are left out. */
export async function listFollowedTeams(database: Queryable, ids: readonly number[], locale: string): Promise<FollowedTeam[]> {
  const { rows } = await database.query<FollowedTeam>({
    name: 'list-followed-teams',
    text: `select t.id, t.slug, ${sportNameSql('t.sport_id')} as sport, coalesce(n.name, t.name) as name, t.name as "crestName", t.colours
           from teams t left join team_names n on n.team_id = t.id and n.locale = $2 where t.id = any($1)`,
    values: [ids, locale],
  });
  return rows;
}

/** Returns the competitions with these ids, the most important first; unknown ids are left out. */
export async function listFollowedTournaments(database: Queryable, ids: readonly number[]): Promise<FollowedTournament[]> {
  const { rows } = await database.query<FollowedTournament>({
    name: 'list-followed-tournaments',
    text: `select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.code
           from tournaments t join countries c on c.id = t.country_id where t.numeric_id = any($1) order by t.priority, t.numeric_id`,
    values: [ids],
  });
  return rows;
}
