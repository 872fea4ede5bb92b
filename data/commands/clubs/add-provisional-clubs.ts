import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { ClubName, DirectoryClub } from './club-directory.ts';
import { freeClubSlugs } from './free-club-slugs.ts';
import { insertClubs } from './insert-clubs.ts';

/** Max provisional clubs that a source may add in a day (UTC); a feed that names more is assumed to be broken until an operator decides otherwise. */
export const maxNewClubs = 50;

/** Unknown club name, with the competition of the catalogue in which a source named it. */
export interface NewClub extends ClubName {
  readonly tournament: string;
}

export interface Admission {
  readonly source: string;
  readonly now: Date;
  /** Max new clubs from the source in a day. */
  readonly maxNewClubs: number;
}

/**
 * Adds a provisional club, which an operator is to check, for each name in its country. Returns the club of each name in the same order; undefined for names
 * beyond the daily limit of the source.
 */
export async function addProvisionalClubs(
  client: Queryable,
  names: readonly NewClub[],
  { source, now, maxNewClubs }: Admission,
): Promise<(DirectoryClub | undefined)[]> {
  // Two processes that add clubs at the same time would give two clubs the same address, or one name to two clubs.
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.addingClubs]);
  const known = await findAdded(client, names);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from provisional_clubs where source = $1 and added_at >= date_trunc('day', $2::timestamptz, 'UTC')`,
    [source, now],
  );
  const room = Math.max(0, maxNewClubs - (rows[0]?.count ?? 0));
  const fresh = names.filter((_, index) => known[index] === undefined).slice(0, room);
  if (fresh.length === 0) return known;
  const slugs = await freeClubSlugs(client, fresh);
  const added = await insertClubs(
    client,
    fresh.map((club, index) => ({ ...club, slug: slugs[index] as string })),
    now,
  );
  await client.query(
    `insert into provisional_clubs (team_id, source, tournament, added_at)
     select id, $2, tournament, $3 from jsonb_to_recordset($1) as p(id int, tournament text)`,
    [JSON.stringify(fresh.map(({ tournament }, index) => ({ tournament, id: added[index]?.id }))), source, now],
  );
  const bySpelling = new Map(fresh.map((club, index) => [club, added[index]]));
  return names.map((name, index) => known[index] ?? bySpelling.get(name));
}

/** Returns the clubs that another run has added since this one read the directory. */
async function findAdded(client: Queryable, names: readonly NewClub[]): Promise<(DirectoryClub | undefined)[]> {
  const { rows } = await client.query<DirectoryClub & { readonly index: number }>(
    `select n.index, t.id, t.slug from jsonb_to_recordset($1) as n(index int, country text, gender text, key text)
     join countries c on c.slug = n.country
     join team_aliases a on a.country_id = c.id and a.gender_type = n.gender and a.alias_key = n.key join teams t on t.id = a.team_id`,
    [JSON.stringify(names.map(({ name, ...rest }, index) => ({ ...rest, index, key: foldName(name) })))],
  );
  const found = new Map(rows.map(({ index, id, slug }) => [index, { id, slug }]));
  return names.map((_, index) => found.get(index));
}
