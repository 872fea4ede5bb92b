import type { LoaderFunctionArgs } from 'react-router';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext } from '#app/site-context.server.ts';
import { type Found, searchCatalogue } from '#data/queries/search/search-catalogue.ts';

export interface SearchView {
  readonly query: string;
  readonly found: readonly Found[];
}

const mostResults = 40;
/** No name is longer; what is longer is no search. */
export const longestQuery = 80;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { t, locale } = site.words;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const found = await searchCatalogue(site.db, query, mostResults, locale.tag);
  site.page.dependOn('catalogue');
  const head = describePage(site, {
    title: query === '' ? t('search.title') : t('search.titleFor', { query }),
    description: t('search.description'),
    path: query === '' ? '/search' : `/search?${new URLSearchParams({ q: query })}`,
    indexed: false,
  });
  return pageData<SearchView>(request, head, { query, found });
}
