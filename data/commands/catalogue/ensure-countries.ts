import { nationalTeams } from '#data/catalogue/national-teams.ts';
import type { Queryable } from '#data/database/database.ts';
import { toSlug } from '#domain/team/fold-name.ts';
import { reservedSlugs } from '#domain/team/reserved-slugs.ts';
import { regionName } from '#languages/region-names.ts';

/** Zones with the most inhabitants in countries with several, when that is not the first in alphabetical order. */
const mainZones: Readonly<Record<string, string>> = {
  CA: 'America/Toronto',
  ID: 'Asia/Jakarta',
  MN: 'Asia/Ulaanbaatar',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  UZ: 'Asia/Tashkent',
  'UA-43': 'Europe/Simferopol',
};

/** Reserved slug of the country for competitions between countries. */
const ofNoCountry = 'international';

export interface StoredCountry {
  readonly id: number;
  readonly slug: string;
}

/** Stores the countries of these regions (`SN`, `UA-43`) that are not stored yet, and returns all countries by region. */
export async function ensureCountries(client: Queryable, regions: Iterable<string>): Promise<ReadonlyMap<string, StoredCountry>> {
  const stored = await listCountries(client);
  const missing = [...new Set(regions)].filter((region) => !stored.has(region));
  if (missing.length === 0) return stored;
  const taken = new Set([...reservedSlugs, ...[...stored.values()].map(({ slug }) => slug)]);
  taken.delete(ofNoCountry);
  const rows = missing.map((region) => ({ region, slug: freeSlug(region, taken), code: codeOf(region), zone: zoneOf(region) }));
  await client.query(
    `insert into countries (slug, code, region, zone)
     select slug, code, region, zone from jsonb_to_recordset($1) as c(slug text, code text, region text, zone text)`,
    [JSON.stringify(rows)],
  );
  return listCountries(client);
}

async function listCountries(client: Queryable): Promise<ReadonlyMap<string, StoredCountry>> {
  const { rows } = await client.query<StoredCountry & { readonly region: string }>('select id, slug, region from countries');
  return new Map(rows.map(({ region, ...country }) => [region, country]));
}

const teamOf = (region: string) => nationalTeams.find((team) => team.region === region);

function freeSlug(region: string, taken: Set<string>): string {
  const wish = teamOf(region)?.slug ?? toSlug(regionName('en', region));
  let slug = wish;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wish}-${number}`;
  taken.add(slug);
  return slug;
}

/** Returns the three letters of a region's national team, or the region itself without one. */
function codeOf(region: string): string {
  return teamOf(region)?.code ?? region;
}

/* Of the proposal "Intl Locale Info", which the types do not have yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

function zoneOf(region: string): string {
  const zones = /^[A-Z]{2}$/.test(region) ? (new Intl.Locale('und', { region }) as LocaleWithZones).getTimeZones() : undefined;
  return mainZones[region] ?? zones?.[0] ?? 'UTC';
}
