import type { Site } from '#app/site-context.server.ts';
import { type Found, searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import type { SearchAddress } from './search.address.ts';

export interface SearchView {
  readonly query: string;
  readonly found: readonly Found[];
}

const mostResults = 40;

/** Reads the clubs and competitions whose names are like what was typed. */
export async function loadSearch(site: Site, { q: query }: SearchAddress): Promise<SearchView> {
  const found = await searchCatalogue(site.db, query, mostResults, site.words.locale.tag);
  site.page.dependOn('catalogue');
  return { query, found };
}
