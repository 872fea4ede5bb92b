import type { Queryable } from '#data/database/database.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';

/** News article with its competition. */
export interface ListedNews {
  readonly slug: string;
  readonly facts: NewsFacts;
  readonly publishedAt: Date;
  readonly tournamentId: number | null;
  /** Null for news of no single competition. */
  readonly tournament: { readonly name: string; readonly slug: string; readonly categorySlug: string; readonly region: string } | null;
}

export interface NewsFilter {
  readonly tournamentId?: number;
  /** Only news of one club, by its address. */
  readonly club?: string;
  readonly slug?: string;
  /** Only news published at this moment or later. */
  readonly since?: Date;
  readonly limit: number;
}

/** Returns the news of a competition, of a club, of one address, or all, the newest first; those of one moment in the order in which they were written. */
export async function listNews(database: Queryable, { tournamentId, club, slug, since, limit }: NewsFilter): Promise<ListedNews[]> {
  const { rows } = await database.query<ListedNews>({
    name: 'list-news',
    text: `select n.slug, n.facts, n.published_at as "publishedAt", n.tournament_id as "tournamentId",
             case when t.numeric_id is not null then
               jsonb_build_object('name', t.name, 'slug', t.slug, 'categorySlug', t.category_slug, 'region', c.region) end as tournament
           from news n left join tournaments t on t.numeric_id = n.tournament_id left join countries c on c.id = t.country_id
           where ($1::int is null or n.tournament_id = $1) and ($2::text is null or n.clubs @> array[$2::text]) and ($3::text is null or n.slug = $3)
             and ($5::timestamptz is null or n.published_at >= $5)
           order by n.published_at desc, n.id limit $4`,
    values: [tournamentId ?? null, club ?? null, slug ?? null, limit, since ?? null],
  });
  return rows;
}
