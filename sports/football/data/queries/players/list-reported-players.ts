import type { Queryable } from '#data/database/database.ts';

/** Returns the slugs, out of those given, of players in the line-up or the events of any match that has begun: their pages have something to show. */
export async function listReportedPlayers(database: Queryable, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const { rows } = await database.query<{ slug: string }>({
    name: 'list-reported-players',
    text: `select p.slug from players p where p.slug = any($1) and exists (
             select from (
               select match_id from line_up_players where player_id = p.id
               union all select match_id from match_events where player_id = p.id
               union all select match_id from match_events where assist_player_id = p.id
             ) noted join matches m on m.id = noted.match_id and m.status in ('live', 'finished', 'abandoned', 'awarded'))`,
    values: [slugs],
  });
  return new Set(rows.map(({ slug }) => slug));
}
