import type { Queryable } from '#data/database/database.ts';

/** Max number of news in the sitemap: a sitemap may contain 50,000 addresses, some thousands of which are other pages. */
const most = 40_000;

export interface NewsAddress {
  readonly slug: string;
  readonly publishedAt: Date;
}

/** Returns the addresses of the news, the newest first. */
export async function listNewsAddresses(database: Queryable): Promise<NewsAddress[]> {
  const { rows } = await database.query<NewsAddress>({
    name: 'list-news-addresses',
    text: `select slug, published_at as "publishedAt" from news order by published_at desc, id desc limit ${most}`,
  });
  return rows;
}
