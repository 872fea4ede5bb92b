import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MatchSide, TwoSidedMatch } from '#data/feeds/two-sided-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import type { FoundSide, MatchOfTournament, Placing } from '../place-matches.ts';

/** Country under which a player of unknown country is stored. */
const nowhere = 'international';

/** Returns the placing of tennis and basketball matches, whose feeds have the addresses of their players or clubs; new ones are stored. */
export function storeSides(now: Date): Placing<TwoSidedMatch> {
  return { sportOf: ({ sport }) => sport, findSides: (client, matches) => findStoredSides(client, matches, now) };
}

/**
 * Stores the players and clubs of matches that are not known yet, with their search terms. Returns a function that finds the two sides of a match by
 * address; a stored side of another sport or gender does not match. The country of a known player is added once a feed has it.
 */
async function findStoredSides(
  client: Queryable,
  matches: readonly MatchOfTournament<TwoSidedMatch>[],
  now: Date,
): Promise<(match: MatchOfTournament<TwoSidedMatch>) => Pair<FoundSide>> {
  const sides = new Map<string, MatchSide & { sportId: number; gender: string; from: string }>();
  for (const { match, tournament } of matches) {
    for (const side of match.sides) {
      if (sides.get(side.slug)?.nation !== undefined) continue;
      sides.set(side.slug, { ...side, sportId: sportIds[match.sport], gender: tournament.gender, from: side.country ?? nowhere });
    }
  }
  const { rows } = await client.query<{ id: number; slug: string; name: string; added: boolean }>(
    `insert into teams as t (sport_id, country_id, slug, gender_type, nation, name, row_name, short_name, colours, created_at, updated_at)
     select r."sportId", c.id, r.slug, r.gender, r.nation, r.name, r."rowName", r."shortName", '{}', $2, $2
     from jsonb_to_recordset($1) as r("sportId" int, slug text, gender text, nation text, name text, "rowName" text, "shortName" text, "from" text)
       join countries c on c.slug = r."from"
     where not exists (select from teams k where k.slug = r.slug and (k.nation is not null or r.nation is null or k.sport_id <> r."sportId" or k.gender_type <> r.gender))
     on conflict (slug) do update set nation = excluded.nation, country_id = excluded.country_id, updated_at = excluded.updated_at
     returning id, slug, name, created_at = updated_at as added`,
    [JSON.stringify([...sides.values()]), now],
  );
  await storeSearchTerms(
    client,
    rows.filter(({ added }) => added),
  );
  const stored = await client.query<{ id: number; slug: string; sportId: number; gender: string }>(
    'select id, slug, sport_id as "sportId", gender_type as gender from teams where slug = any($1)',
    [[...sides.keys()]],
  );
  const bySlug = new Map(stored.rows.map((side) => [side.slug, side]));
  return ({ match, tournament }) => {
    const find = ({ slug, name, externalId }: MatchSide): FoundSide => {
      const side = bySlug.get(slug);
      const isMeant = side?.sportId === sportIds[match.sport] && side.gender === tournament.gender;
      return { name, externalId, side: isMeant ? { id: side.id, slug } : undefined };
    };
    return [find(match.sides[0]), find(match.sides[1])];
  };
}

async function storeSearchTerms(client: Queryable, added: readonly { readonly id: number; readonly name: string }[]): Promise<void> {
  const terms = added.flatMap(({ id, name }) => searchKeysOf(name).map((term) => ({ id, term })));
  if (terms.length === 0) return;
  await client.query(
    `insert into search_terms (kind, subject_id, term)
     select 'team', id, term from jsonb_to_recordset($1) as s(id int, term text) where term <> '' on conflict do nothing`,
    [JSON.stringify(terms)],
  );
}
