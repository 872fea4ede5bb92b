import type { Queryable } from '#data/database/database.ts';

/**
 * Numbers of competitions, countries and clubs that a source has added to those of the catalogue; in all, and since a moment (`new…`).
 * `provisionalClubs` are its clubs on which the operator has not decided yet.
 */
export interface Growth {
  readonly source: string;
  readonly competitions: number;
  readonly newCompetitions: number;
  readonly countries: number;
  readonly newCountries: number;
  readonly clubs: number;
  readonly newClubs: number;
  readonly provisionalClubs: number;
}

/** Returns the growth of each source, by its name. A country is attributed to the source of its first competition unless the catalogue has one in it. */
export async function listGrowth(database: Queryable, since: Date): Promise<Growth[]> {
  const { rows } = await database.query<Growth>(
    `with grown as (
       select country_id, field_sources->>'name' as source, created_at, numeric_id from tournaments
     ), told as (
       select source, 'competition' as kind, created_at from grown where source is not null
       union all
       select first.source, 'country', first.created_at
       from (select distinct on (country_id) country_id, source, created_at from grown order by country_id, source nulls first, created_at, numeric_id) first
       where first.source is not null
       union all select told_by, 'club', created_at from teams where told_by is not null
       union all select source, 'provisional', added_at from provisional_clubs
     )
     select source, count(*) filter (where kind = 'competition')::int as competitions,
       count(*) filter (where kind = 'competition' and created_at >= $1)::int as "newCompetitions",
       count(*) filter (where kind = 'country')::int as countries, count(*) filter (where kind = 'country' and created_at >= $1)::int as "newCountries",
       count(*) filter (where kind = 'club')::int as clubs, count(*) filter (where kind = 'club' and created_at >= $1)::int as "newClubs",
       count(*) filter (where kind = 'provisional')::int as "provisionalClubs"
     from told group by source order by source`,
    [since],
  );
  return rows;
}
