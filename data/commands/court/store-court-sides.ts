import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CourtMatch, CourtSide } from '#data/feeds/court-feed.ts';
import { searchKeysOf } from '#domain/team/search-key.ts';
import type { CourtTournament } from './court-tournament.ts';

/** The country under which a player is stored of whom none is known. */
const nowhere = 'international';

/** Returns the number of a side of a match by its slug; undefined where the slug is that of another sport, or of the other gender. */
export type FindSide = (match: Pick<CourtMatch, 'sport' | 'tournamentId'>, slug: string) => number | undefined;

/**
 * Stores the players and clubs of matches that are not known yet, where readers can search for them, and returns what finds the number of each. A
 * player's country is added once a feed tells it.
 */
export async function storeCourtSides(
  client: Queryable,
  matches: readonly CourtMatch[],
  tournaments: ReadonlyMap<string, CourtTournament>,
  now: Date,
): Promise<FindSide> {
  const sides = new Map<string, CourtSide & { sportId: number; gender: string; from: string }>();
  for (const { sport, tournamentId, sides: ofMatch } of matches) {
    const gender = tournaments.get(tournamentId)?.gender;
    if (gender === undefined) continue;
    for (const side of ofMatch) {
      if (sides.get(side.slug)?.nation !== undefined) continue;
      sides.set(side.slug, { ...side, sportId: sportIds[sport], gender, from: side.country ?? nowhere });
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
  return ({ sport, tournamentId }, slug) => {
    const side = bySlug.get(slug);
    return side?.sportId === sportIds[sport] && side.gender === tournaments.get(tournamentId)?.gender ? side.id : undefined;
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
