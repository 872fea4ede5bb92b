import type { Queryable } from '#data/database/database.ts';
import type { Bookmakers } from '#data/feeds/bookmakers.ts';

/** Stores new bookmakers in their order, and the new names of others. */
export async function storeBookmakers(database: Queryable, bookmakers: Bookmakers): Promise<void> {
  const rows = Object.entries(bookmakers).map(([slug, bookmaker], place) => ({ place, slug, ...bookmaker }));
  await database.query(
    `insert into bookmakers (slug, name, kind)
     select slug, name, kind from jsonb_to_recordset($1) as b(place int, slug text, name text, kind text)
     where not exists (select from bookmakers k where k.slug = b.slug and k.name = b.name and k.kind = b.kind)
     order by place
     on conflict (slug) do update set name = excluded.name, kind = excluded.kind`,
    [JSON.stringify(rows)],
  );
}
