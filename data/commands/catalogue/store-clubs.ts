import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { CatalogueClub } from '#data/catalogue/sports/sport-catalogue.ts';
import type { Queryable } from '#data/database/database.ts';
import type { Sport } from '#domain/sports/sport.ts';

const columns = `jsonb_to_recordset($1) as t(slug text, name text, "row" text, short text, gender text, town text, ground text, colours jsonb, country text)
     join countries c on c.slug = t.country`;

/** Returns the SQL of a column's new value, which is the old one when an operator has set it. */
function unless(chosenAt: string, column: string): string {
  return `case when teams.${chosenAt} is null then excluded.${column} else teams.${column} end`;
}

/**
 * Stores the clubs of a sport with their grounds, and updates those already stored, except names and colours set by an operator. A club that was merged
 * into another is not stored again.
 */
export async function storeClubs(client: Queryable, sport: Sport, clubs: readonly CatalogueClub[], now: Date): Promise<void> {
  const rows = JSON.stringify(clubs.map((club) => ({ ...club, row: club.row ?? club.name })));
  await client.query(
    `insert into venues (country_id, name, town) select distinct c.id, t.ground, t.town from ${columns}
     where t.ground is not null and t.town is not null on conflict do nothing`,
    [rows],
  );
  await client.query(
    `insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, town, venue_id, colours, created_at, updated_at)
     select $3, c.id, t.slug, t.gender, t.name, t."row", t.short, t.town, v.id, array(select jsonb_array_elements_text(t.colours)), $2, $2
     from ${columns} left join venues v on v.country_id = c.id and v.name = t.ground and v.town = t.town
     where not exists (select 1 from former_team_slugs f where f.slug = t.slug)
     on conflict (slug) do update set ${['name', 'row_name', 'short_name'].map((name) => `${name} = ${unless('named_at', name)}`).join(', ')},
       town = excluded.town, venue_id = excluded.venue_id, colours = ${unless('coloured_at', 'colours')}, updated_at = excluded.updated_at
       where teams.sport_id = excluded.sport_id`,
    [rows, now, sportIds[sport]],
  );
}
