import type { PoolClient } from 'pg';
import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { adoptGrownCompetitions, type NumberedCatalogueCompetition } from './adopt-grown-competitions.ts';
import { adoptProvisionalClubs, freeCatalogueSlugs, type SpelledClub } from './adopt-provisional-clubs.ts';
import { storeBookmakers } from './store-bookmakers.ts';
import { storeClubs } from './store-clubs.ts';
import { type StoredCompetition, storeCompetitions } from './store-competitions.ts';
import { storeOnce } from './store-once.ts';

/**
 * Stores the countries, competitions, clubs, their names and the bookmakers of the catalogue. Additions by feeds or people (new clubs, merged identities)
 * remain. Does nothing when this catalogue is stored already. Returns true when it was new.
 */
export function storeCatalogue(database: Database, catalogue: Catalogue, now: Date): Promise<boolean> {
  return inTransaction(database, (client) => storeCatalogueWithin(client, catalogue, now));
}

/** Stores the catalogue like `storeCatalogue`, within the caller's transaction. */
export function storeCatalogueWithin(client: PoolClient, catalogue: Catalogue, now: Date): Promise<boolean> {
  return storeOnce(client, { run: 'catalogue', hash: catalogue.hash }, now, async () => {
    await storeCountries(client, catalogue);
    await adoptGrownCompetitions(client, numberedCompetitionsOf(catalogue));
    await storeCompetitions(client, 'football', competitionsOf(catalogue), now);
    await storeCatalogueNumbers(client, catalogue);
    const clubs = clubsOf(catalogue);
    await freeCatalogueSlugs(client, clubs, now);
    await storeClubs(client, 'football', clubs, now);
    await storeAliases(client, catalogue);
    await adoptProvisionalClubs(client, clubs, now);
    await storeClubNames(client, catalogue);
    await storeBookmakers(client, knownBookmakers);
  });
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

function competitionsOf({ countries, formats }: Catalogue): StoredCompetition[] {
  return countries.flatMap(({ country, tournaments }) =>
    tournaments.map((tournament) => ({
      ...tournament,
      category: country.slug,
      country: country.slug,
      formats: formats.get(`${country.slug}.${tournament.slug}`) ?? [],
    })),
  );
}

/** Providers that number competitions; the others identify them by texts in their files. */
const numberedProviders = ['api-football', 'football-data-org', 'match-feed'] as const;

function numberedCompetitionsOf({ countries }: Catalogue): NumberedCatalogueCompetition[] {
  return countries.flatMap(({ country: { slug: category }, tournaments }) =>
    tournaments.map(({ slug, name, type, gender, feeds }) => ({
      ...{ id: `${category}.${slug}`, category, slug, name, type, gender },
      numbers: numberedProviders.flatMap((provider) => (feeds?.[provider] ?? []).map((externalId) => ({ provider, externalId }))),
    })),
  );
}

/** Stores the numbers of the catalogue's competitions at providers; a number that a provider has since given to another competition is unchanged. */
async function storeCatalogueNumbers(client: PoolClient, catalogue: Catalogue): Promise<void> {
  const numbers = numberedCompetitionsOf(catalogue).flatMap((competition) =>
    competition.numbers.map((number) => ({ ...number, id: competition.id })),
  );
  await client.query(
    `insert into competition_numbers as n (sport_id, provider, external_id, tournament_id, origin)
     select $2, r.provider, r."externalId", t.numeric_id, 'catalogue'
     from jsonb_to_recordset($1) as r(provider text, "externalId" text, id text) join tournaments t on t.id = r.id
     on conflict (sport_id, provider, external_id) do update set tournament_id = excluded.tournament_id where n.origin = 'catalogue'`,
    [JSON.stringify(numbers), sportIds.football],
  );
}

function clubsOf({ countries }: Catalogue): SpelledClub[] {
  return countries.flatMap(({ country, clubs }) => clubs.map((club) => ({ ...club, country: country.slug })));
}

async function storeAliases(client: PoolClient, catalogue: Catalogue): Promise<void> {
  const aliases = catalogue.countries.flatMap(({ country, clubs }) =>
    clubs.flatMap((club) =>
      [club.name, club.short, club.row, ...club.aliases]
        .filter((alias) => alias !== undefined)
        .flatMap((alias, index) => {
          const found = { slug: club.slug, alias, key: foldName(alias), rank: index };
          return [country.slug, club.playsIn].flatMap((slug) => (slug === undefined ? [] : [{ ...found, country: slug }]));
        }),
    ),
  );
  await client.query(
    `insert into team_aliases (country_id, gender_type, alias_key, alias, team_id)
     select distinct on (c.id, team.gender_type, a.key) c.id, team.gender_type, a.key, a.alias, team.id
     from jsonb_to_recordset($1) as a(country text, slug text, alias text, key text, rank int)
       join lateral (select id from teams where slug = a.slug union select team_id from former_team_slugs where slug = a.slug) called on true
       join teams team on team.id = called.id
     join countries c on c.slug = a.country
     order by c.id, team.gender_type, a.key, a.rank
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
     from jsonb_to_recordset($1) as n(locale text, slug text, name text, short text) join teams team on team.slug = n.slug and team.named_at is null
     on conflict (team_id, locale) do update set name = excluded.name, row_name = excluded.row_name, short_name = excluded.short_name`,
    [JSON.stringify(names)],
  );
}
