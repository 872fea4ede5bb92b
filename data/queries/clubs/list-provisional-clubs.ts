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

/** Part of a list: `most` rows after the first `from`. */
export interface ListRange {
  readonly from: number;
  readonly most: number;
}

/** Returns the clubs on which the operator has not decided yet, those with the most matches first: all of them, or a range of the list. */
export async function listProvisionalClubs(database: Queryable, range?: ListRange): Promise<ProvisionalClub[]> {
  const { rows } = await database.query<Omit<ProvisionalClub, 'likeliest'>>(
    `select t.id, t.slug, t.name, c.slug as country, p.source, p.tournament, p.added_at as "addedAt",
       (select count(*)::int from matches m where t.id in (m.home_team_id, m.away_team_id)) as matches
     from provisional_clubs p join teams t on t.id = p.team_id join countries c on c.id = t.country_id
     order by matches desc, p.added_at, t.slug limit $1 offset $2`,
    [range?.most ?? null, range?.from ?? 0],
  );
  const likely = await listLikelyClubs(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((club) => ({ ...club, likeliest: likely.find(({ teamId }) => teamId === club.id) }));
}

/** Returns the number of clubs on which the operator has not decided yet. */
export async function countProvisionalClubs(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from provisional_clubs');
  return rows[0]?.count ?? 0;
}
