import { defineResource } from '#app/document/resource.ts';
import { searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { crestOf } from '#domain/team/crest.ts';
import { foundPath, foundPlace } from './found.ts';
import { suggestionsAddress } from './search.address.ts';
import type { Suggestion } from './suggestion.ts';

const mostSuggestions = 8;

/** What a search field suggests for the letters typed so far, as JSON. */
export const suggestions = defineResource(suggestionsAddress, async ({ db, words, page }, { q: query }) => {
  const found = await searchCatalogue(db, query, mostSuggestions, words.locale.tag);
  page.dependOn('catalogue');
  return Response.json(
    found.map(
      (one): Suggestion => ({
        name: one.name,
        detail: foundPlace(one, words),
        href: words.href(foundPath(one)),
        ...(one.kind === 'team' ? { crest: crestOf(one.crestName, one.colours) } : {}),
      }),
    ),
  );
});
