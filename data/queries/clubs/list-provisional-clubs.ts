import type { Queryable } from '#data/database/database.ts';
import { type Likeness, listLikelyClubs } from './list-likely-clubs.ts';

/** Club that a source added and on which the operator has not decided yet. */
export interface ProvisionalClub {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly source: string;
  /** Competition of the catalogue in which it was first named. */
  readonly tournament: string;
  readonly addedAt: Date;
  readonly matches: number;
  /** Known club that it most likely is; undefined when none is likely. */
  readonly likeliest: Likeness | undefined;
}

/** Returns the clubs on which the operator has not decided yet, those with the most matches first. */
export async function listProvisionalClubs(database: Queryable): Promise<ProvisionalClub[]> {
  const { rows } = await database.query<Omit<ProvisionalClub, 'likeliest'>>(
    `select t.id, t.slug, t.name, c.slug as country, p.source, p.tournament, p.added_at as "addedAt",
       (select count(*)::int from matches m where t.id in (m.home_team_id, m.away_team_id)) as matches
     from provisional_clubs p join teams t on t.id = p.team_id join countries c on c.id = t.country_id
     order by matches desc, p.added_at, t.slug`,
  );
  const likely = await listLikelyClubs(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((club) => ({ ...club, likeliest: likely.find(({ teamId }) => teamId === club.id) }));
}
