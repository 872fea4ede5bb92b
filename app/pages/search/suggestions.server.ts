import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#app/site-context.server.ts';
import { searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { foundPath, foundPlace } from './found.ts';
import { longestQuery } from './search.server.ts';
import type { Suggestion } from './suggestion.ts';

const mostSuggestions = 8;

/** What a search field suggests for the letters typed so far, as JSON. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const found = await searchCatalogue(site.db, query, mostSuggestions, site.words.locale.tag);
  site.page.dependOn('catalogue');
  const suggestions = found.map(
    (one): Suggestion => ({
      name: one.name,
      detail: foundPlace(one, site.words),
      href: site.words.href(foundPath(one)),
    }),
  );
  return Response.json(suggestions);
}
