import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { foldName } from '#domain/team/fold-name.ts';

/** Competition of the catalogue, with its numbers at providers. */
export interface NumberedCatalogueCompetition {
  readonly id: string;
  readonly category: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly numbers: readonly { readonly provider: string; readonly externalId: string }[];
}

interface GrownCompetition {
  readonly numericId: number;
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly type: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly isSenior: boolean;
  readonly numbers: readonly string[];
}

/**
 * Makes competitions that a source added the catalogue's own, when the catalogue has them under another address. They are found by country and number, or
 * else by country, name and kind. The row remains, with its matches, and its former address leads to the new one. A competition of the catalogue that is
 * already stored is unchanged.
 */
export async function adoptGrownCompetitions(client: Queryable, competitions: readonly NumberedCatalogueCompetition[]): Promise<void> {
  const { rows: grown } = await client.query<GrownCompetition>(
    `select t.numeric_id as "numericId", t.id, t.name, c.region, t.type, t.gender_type as gender, t.level = 'senior' as "isSenior",
       array(select n.provider || ' ' || n.external_id from competition_numbers n where n.tournament_id = t.numeric_id) as numbers
     from tournaments t join countries c on c.id = t.country_id where t.sport_id = $1 and t.field_sources ? 'name' order by t.numeric_id`,
    [sportIds.football],
  );
  if (grown.length === 0) return;
  const stored = await client.query<{ id: string }>('select id from tournaments where id = any($1)', [competitions.map(({ id }) => id)]);
  const known = new Set(stored.rows.map(({ id }) => id));
  const countries = await client.query<{ slug: string; region: string }>('select slug, region from countries');
  const regionOf = new Map(countries.rows.map(({ slug, region }) => [slug, region]));
  const free = new Set(grown);
  const adopted: { readonly numericId: number; readonly id: string; readonly category: string; readonly slug: string }[] = [];
  const adopt = (fits: (one: GrownCompetition, competition: NumberedCatalogueCompetition) => boolean): void => {
    for (const competition of competitions) {
      if (known.has(competition.id)) continue;
      const found = [...free].find((one) => one.region === regionOf.get(competition.category) && fits(one, competition));
      if (found === undefined) continue;
      free.delete(found);
      known.add(competition.id);
      adopted.push({ numericId: found.numericId, id: competition.id, category: competition.category, slug: competition.slug });
    }
  };
  adopt((one, { numbers }) => numbers.some(({ provider, externalId }) => one.numbers.includes(`${provider} ${externalId}`)));
  adopt(
    (one, { name, type, gender }) => one.isSenior && one.type === type && one.gender === gender && foldName(one.name) === foldName(name),
  );
  await move(client, adopted);
}

async function move(
  client: Queryable,
  adopted: readonly { readonly numericId: number; readonly id: string; readonly category: string; readonly slug: string }[],
): Promise<void> {
  const rows = JSON.stringify(adopted.map((one) => ({ ...one, logo: `/crest/tournament/${one.id}.svg` })));
  await client.query(
    `insert into former_competition_addresses (category_slug, slug, tournament_id)
     select t.category_slug, t.slug, t.numeric_id from jsonb_to_recordset($1) as r("numericId" int) join tournaments t on t.numeric_id = r."numericId"
     on conflict (category_slug, slug) do update set tournament_id = excluded.tournament_id`,
    [rows],
  );
  await client.query(
    `update provisional_clubs p set tournament = r.id from jsonb_to_recordset($1) as r("numericId" int, id text)
       join tournaments t on t.numeric_id = r."numericId" where p.tournament = t.id`,
    [rows],
  );
  await client.query(
    `update tournaments t set id = r.id, category_slug = r.category, slug = r.slug, logo_urls = array[r.logo]
     from jsonb_to_recordset($1) as r("numericId" int, id text, category text, slug text, logo text) where t.numeric_id = r."numericId"`,
    [rows],
  );
}
