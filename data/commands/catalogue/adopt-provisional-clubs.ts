import type { PoolClient } from 'pg';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { CatalogueClub } from '#data/catalogue/sports/sport-catalogue.ts';
import { ClubIdentityError } from '#data/commands/clubs/identify-club.ts';
import { mergeClubsWithin } from '#data/commands/clubs/merge-clubs.ts';
import type { Queryable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';

/** Club of football in the catalogue, with its spellings. */
export interface SpelledClub extends CatalogueClub {
  readonly aliases: readonly string[];
}

/** Gives another address to provisional clubs whose address belongs to a club of another country or gender in the catalogue. */
export async function freeCatalogueSlugs(client: Queryable, clubs: readonly CatalogueClub[], now: Date): Promise<void> {
  await client.query(
    `update teams t set slug = t.slug || '-' || c.slug, updated_at = $2
     from provisional_clubs p, countries c, jsonb_to_recordset($1) as k(slug text, country text, gender text)
     where p.team_id = t.id and c.id = t.country_id and k.slug = t.slug and (k.country <> c.slug or k.gender <> t.gender_type)
       and not exists (select from teams o where o.slug = t.slug || '-' || c.slug)`,
    [JSON.stringify(clubs), now],
  );
}

/**
 * Merges provisional clubs into those of the catalogue with their name, and makes one with the address of a club of the catalogue that club. Two clubs that
 * have played each other are not merged until an operator decides.
 */
export async function adoptProvisionalClubs(client: PoolClient, clubs: readonly SpelledClub[], now: Date): Promise<void> {
  await client.query(
    `delete from provisional_clubs p using teams t, countries c, jsonb_to_recordset($1) as k(slug text, country text, gender text)
     where t.id = p.team_id and c.id = t.country_id and k.slug = t.slug and k.country = c.slug and k.gender = t.gender_type`,
    [JSON.stringify(clubs)],
  );
  const spellings = clubs.flatMap(({ slug, country, gender, name, short, row, aliases }) =>
    [name, short, row, ...aliases].flatMap((alias) => (alias === undefined ? [] : { slug, country, gender, key: foldName(alias) })),
  );
  const { rows } = await client.query<{ provisional: string; known: string }>(
    `select distinct t.slug as provisional, k.slug as known
     from jsonb_to_recordset($1) as s(slug text, country text, gender text, key text)
       join countries c on c.slug = s.country
       join team_aliases a on a.country_id = c.id and a.gender_type = s.gender and a.alias_key = s.key
       join provisional_clubs p on p.team_id = a.team_id join teams t on t.id = p.team_id
       join lateral (select id from teams where slug = s.slug union select team_id from former_team_slugs where slug = s.slug) called on called.id <> t.id
       join teams k on k.id = called.id and k.sport_id = $2
     order by 1, 2`,
    [JSON.stringify(spellings), sportIds.football],
  );
  const merged = new Set<string>();
  for (const { provisional, known } of rows) {
    if (merged.has(provisional)) continue;
    try {
      await mergeClubsWithin(client, provisional, known, now);
      merged.add(provisional);
    } catch (error) {
      if (!(error instanceof ClubIdentityError)) throw error;
    }
  }
}
