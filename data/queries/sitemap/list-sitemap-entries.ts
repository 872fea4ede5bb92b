import type { Queryable } from '#data/database/database.ts';

export const sitemapKinds = ['tournaments', 'teams', 'matches'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapEntry {
  /** The path that all languages share. */
  readonly path: string;
  readonly updatedAt: Date;
}

/** Every language names each address in all languages, so that a file of 10,000 is about 10 MB; the protocol allows 50 MB and 50,000. */
export const entriesPerSitemap = 10_000;

/** A competition without a season has a page that search engines are told not to keep. */
const hasSeason = 'exists (select from seasons s where s.tournament_id = tournaments.numeric_id)';

const sources: Readonly<
  Record<SitemapKind, { readonly id: string; readonly path: string; readonly table: string; readonly listed: string }>
> = {
  tournaments: { id: 'numeric_id', path: "'/' || category_slug || '/' || slug", table: 'tournaments', listed: hasSeason },
  teams: { id: 'id', path: "'/teams/' || slug", table: 'teams', listed: 'true' },
  matches: { id: 'id', path: "'/' || slug", table: 'matches', listed: 'true' },
};

/** How many files a kind fills; file 0 has the numbers below `entriesPerSitemap`, and so on. */
export async function countSitemaps(database: Queryable, kind: SitemapKind): Promise<number> {
  const { id, table, listed } = sources[kind];
  const { rows } = await database.query<{ last: number | null }>(`select max(${id}) as last from ${table} where ${listed}`);
  const last = rows[0]?.last ?? null;
  return last === null ? 0 : Math.floor(last / entriesPerSitemap) + 1;
}

/** The addresses of one file, by their numbers, so that a file keeps its addresses. */
export async function listSitemapEntries(database: Queryable, kind: SitemapKind, file: number): Promise<SitemapEntry[]> {
  const { id, path, table, listed } = sources[kind];
  const from = file * entriesPerSitemap;
  const { rows } = await database.query<SitemapEntry>(
    `select ${path} as path, updated_at as "updatedAt" from ${table} where ${id} >= $1 and ${id} < $2 and ${listed} order by ${id}`,
    [from, from + entriesPerSitemap],
  );
  return rows;
}
