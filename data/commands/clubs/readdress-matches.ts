import type { Queryable } from '#data/database/database.ts';

/** Changes the addresses of matches to name their present clubs; the day in the address is unchanged, and the former address leads to the new one. */
export async function readdressMatches(client: Queryable, matchIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ id: number; slug: string; wish: string | null }>(
    `select m.id, m.slug, h.slug || '-' || a.slug || substring(m.slug from '-\\d{4}-\\d\\d-\\d\\d(?:-again)*$') as wish
     from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id where m.id = any($1) order by m.id`,
    [matchIds],
  );
  for (const { id, slug, wish } of rows) {
    if (wish === null || wish === slug) continue;
    const address = await freeAddress(client, id, wish);
    await client.query('delete from former_slugs where slug = $1', [address]);
    await client.query('update matches set slug = $2 where id = $1', [id, address]);
    await client.query('insert into former_slugs (slug, match_id) values ($1, $2)', [slug, id]);
  }
}

/** Returns the wished address, with `-again` appended as often as another match has or had it. A former address of this very match may be its own again. */
async function freeAddress(client: Queryable, matchId: number, wish: string): Promise<string> {
  const { rowCount } = await client.query(
    'select 1 from matches where slug = $1 union all select 1 from former_slugs where slug = $1 and match_id <> $2',
    [wish, matchId],
  );
  return rowCount === 0 ? wish : freeAddress(client, matchId, `${wish}-again`);
}
