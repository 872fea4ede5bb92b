import type { PoolClient } from 'pg';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { advisoryLocks } from '#data/database/advisory-locks.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { rebuildSearchTerms } from './rebuild-search-terms.ts';
import { storeBookmakers } from './store-bookmakers.ts';

/**
 * Stores the countries, competitions, clubs, their names and the bookmakers of the catalogue. What feeds or people have added since (new
 * clubs, merged identities) stays. Does nothing when this catalogue is stored already. Returns true when it was new.
 */
export function storeCatalogue(database: Database, catalogue: Catalogue, now: Date): Promise<boolean> {
  return inTransaction(database, (client) => storeCatalogueWithin(client, catalogue, now));
}

/** Does what `storeCatalogue` does, within a transaction. */
export async function storeCatalogueWithin(client: PoolClient, catalogue: Catalogue, now: Date): Promise<boolean> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.storingCatalogue]);
  const stored = await client.query(
    `select 1 from feed_runs where feed = 'catalogue' and state = 'succeeded' and counts->>'hash' = $1
     and id = (select max(id) from feed_runs where feed = 'catalogue')`,
    [catalogue.hash],
  );
  if (stored.rowCount !== 0) return false;
  await storeCountries(client, catalogue);
  await storeTournaments(client, catalogue, now);
  await storeClubs(client, catalogue, now);
  await storeClubNames(client, catalogue);
  await storeBookmakers(client, knownBookmakers);
  await rebuildSearchTerms(client);
  await client.query(`insert into feed_runs (feed, started_at, finished_at, state, counts) values ('catalogue', $1, $1, 'succeeded', $2)`, [
    now,
    { hash: catalogue.hash },
  ]);
  await recordChanges(client, ['*'], now);
  return true;
}

async function storeCountries(client: PoolClient, catalogue: Catalogue): Promise<void> {
  await client.query(`insert into sports (id, code) values (1, 'soccer') on conflict do nothing`);
  await client.query(
    `insert into countries (slug, code, region, zone)
     select slug, code, region, zone from jsonb_to_recordset($1) as c(slug text, code text, region text, zone text)
     on conflict (slug) do update set code = excluded.code, region = excluded.region, zone = excluded.zone`,
    [JSON.stringify(catalogue.countries.map((entry) => entry.country))],
  );
}

async function storeTournaments(client: PoolClient, catalogue: Catalogue, now: Date): Promise<void> {
  const rows = catalogue.countries.flatMap(({ country, tournaments }) =>
    tournaments.map((tournament) => ({
      ...tournament,
      id: `${country.slug}.${tournament.slug}`,
      country: country.slug,
      logo: `/crest/tournament/${country.slug}.${tournament.slug}.svg`,
    })),
  );
  await client.query(
    `insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, tier, priority,
                              season_kind, tie_break, away_goals_until, zones, created_at, updated_at)
     select t.id, 1, c.id, t.name, t.slug, c.slug, t.type, t.gender, array[t.logo], t.tier, t.priority,
            t.season, t."tieBreak", t."awayGoalsUntil", t.zones, $2, $2
     from jsonb_to_recordset($1) as t(id text, country text, name text, slug text, type text, gender text, logo text, tier int,
                                      priority int, season text, "tieBreak" text, "awayGoalsUntil" text, zones jsonb)
     join countries c on c.slug = t.country
     on conflict (id) do update set name = excluded.name, type = excluded.type, gender_type = excluded.gender_type,
       tier = excluded.tier, priority = excluded.priority, season_kind = excluded.season_kind, tie_break = excluded.tie_break,
       away_goals_until = excluded.away_goals_until, zones = excluded.zones, updated_at = excluded.updated_at`,
    [JSON.stringify(rows), now],
  );
}

async function storeClubs(client: PoolClient, catalogue: Catalogue, now: Date): Promise<void> {
  const clubs = catalogue.countries.flatMap(({ country, clubs }) =>
    clubs.map((club) => ({
      ...club,
      country: country.slug,
      row: club.row ?? club.name,
    })),
  );
  const clubColumns = `jsonb_to_recordset($1) as t(slug text, name text, "row" text, short text, gender text, town text, ground text, colours jsonb, country text)
     join countries c on c.slug = t.country`;
  await client.query(
    `insert into venues (country_id, name, town) select distinct c.id, t.ground, t.town from ${clubColumns}
     where t.ground is not null and t.town is not null on conflict do nothing`,
    [JSON.stringify(clubs)],
  );
  await client.query(
    `insert into teams (sport_id, country_id, slug, gender_type, name, row_name, short_name, town, venue_id, colours, created_at, updated_at)
     select 1, c.id, t.slug, t.gender, t.name, t."row", t.short, t.town, v.id,
            array(select jsonb_array_elements_text(t.colours)), $2, $2
     from ${clubColumns} left join venues v on v.country_id = c.id and v.name = t.ground and v.town = t.town
     where not exists (select 1 from former_team_slugs f where f.slug = t.slug)
     on conflict (slug) do update set name = excluded.name, row_name = excluded.row_name, short_name = excluded.short_name,
       town = excluded.town, venue_id = excluded.venue_id, colours = excluded.colours, updated_at = excluded.updated_at`,
    [JSON.stringify(clubs), now],
  );
  const aliases = catalogue.countries.flatMap(({ country, clubs }) =>
    clubs.flatMap((club) =>
      [club.name, club.short, club.row, ...club.aliases]
        .filter((alias) => alias !== undefined)
        .map((alias, index) => ({ country: country.slug, slug: club.slug, alias, key: foldName(alias), rank: index })),
    ),
  );
  await client.query(
    `insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
     select distinct on (team.country_id, team.gender_type, a.key) team.country_id, team.gender_type, a.key, a.alias, team.id
     from jsonb_to_recordset($1) as a(country text, slug text, alias text, key text, rank int)
     left join former_team_slugs f on f.slug = a.slug join teams team on team.slug = a.slug or team.id = f.team_id
     order by team.country_id, team.gender_type, a.key, a.rank
     on conflict do nothing`,
    [JSON.stringify(aliases)],
  );
}

async function storeClubNames(client: PoolClient, catalogue: Catalogue): Promise<void> {
  const names = [...catalogue.clubNames].flatMap(([locale, bySlug]) =>
    [...bySlug].map(([slug, [name, short]]) => ({ locale, slug, name, short })),
  );
  await client.query(
    `insert into team_names (team_id, locale, name, row_name, short_name)
     select team.id, n.locale, n.name, case when length(n.name) <= 18 then n.name else n.short end, n.short
     from jsonb_to_recordset($1) as n(locale text, slug text, name text, short text) join teams team on team.slug = n.slug
     on conflict (team_id, locale) do update set name = excluded.name, row_name = excluded.row_name, short_name = excluded.short_name`,
    [JSON.stringify(names)],
  );
}
