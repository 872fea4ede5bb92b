import type { Queryable } from '#data/database/database.ts';
import { foldName, toSlug } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';

/** Adds clubs of England that the catalogue does not have, as a split by an editor does. */
export async function addClubs(client: Queryable, ...names: readonly string[]): Promise<void> {
  for (const name of names) await addClub(client, name);
}

async function addClub(client: Queryable, name: string): Promise<void> {
  await client.query(
    `with club as (
       insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, colours, created_at, updated_at)
       select 1, c.id, $1, 'men', $2, $2, $2, '{}', now(), now() from countries c where c.slug = 'england' returning id, country_id
     ), alias as (
       insert into team_aliases (country_id, gender_type, alias_key, alias, team_id) select country_id, 'men', $3, $2, id from club
     ), found as (
       insert into search_terms (kind, subject_id, term) select 'team', id, unnest($4::text[]) from club
     )
     select id from club`,
    [toSlug(name), name, foldName(name), searchKeysOf(name)],
  );
}
