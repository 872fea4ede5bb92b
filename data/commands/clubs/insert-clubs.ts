import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import { shortenName } from '#domain/team/shorten-name.ts';
import type { ClubName, DirectoryClub } from './club-directory.ts';

export interface InsertedClub extends ClubName {
  readonly slug: string;
  readonly rowName?: string | undefined;
  readonly shortName?: string | undefined;
  readonly town?: string | undefined;
  /** Provider whose list is the only origin of the club. */
  readonly addedBySource?: string | undefined;
}

/**
 * Stores new clubs of football with their names as spellings and search terms, and removes the names from the list of unknown ones; returns the clubs in
 * the same order.
 */
export async function insertClubs(client: Queryable, clubs: readonly InsertedClub[], now: Date): Promise<DirectoryClub[]> {
  const rows = clubs.map((club) => ({
    ...club,
    row: club.rowName ?? shortenName(club.name, 18),
    short: club.shortName ?? shortenName(club.name, 12),
    key: foldName(club.name),
  }));
  const added = await client.query<DirectoryClub>(
    `with told as (
       select * from jsonb_to_recordset($1) as t(slug text, country text, gender text, name text, "row" text, short text, town text, key text, "addedBySource" text)
     ), club as (
       insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, town, colours, told_by, created_at, updated_at)
       select $3, c.id, t.slug, t.gender, t.name, t."row", t.short, t.town, '{}', t."addedBySource", $2, $2 from told t join countries c on c.slug = t.country
       returning id, slug, country_id, gender_type
     ), spelling as (
       insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
       select club.country_id, club.gender_type, t.key, t.name, club.id from club join told t on t.slug = club.slug on conflict do nothing
     )
     select id, slug from club`,
    [JSON.stringify(rows), now, sportIds[firstSport]],
  );
  const bySlug = new Map(added.rows.map((club) => [club.slug, club]));
  const terms = clubs.flatMap(({ slug, name }) => searchKeysOf(name).map((term) => ({ id: bySlug.get(slug)?.id, term })));
  await client.query(
    `insert into search_terms (kind, subject_id, term)
     select 'team', id, term from jsonb_to_recordset($1) as s(id int, term text) where term <> '' on conflict do nothing`,
    [JSON.stringify(terms)],
  );
  await client.query(
    `delete from unknown_names u using jsonb_to_recordset($1) as n(country text, gender text, name text)
     where u.kind = 'team' and u.country = n.country and u.gender_type = n.gender and u.name = n.name`,
    [JSON.stringify(clubs)],
  );
  return clubs.map(({ slug }) => bySlug.get(slug) as DirectoryClub);
}
