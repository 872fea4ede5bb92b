import { type AddressOf, address } from '#app/addresses/address.ts';
import { custom, type Parameter } from '#app/addresses/parameter.ts';

/** Max length of a query; no name is longer. */
const longestQuery = 80;

/** The typed text, trimmed. */
const query: Parameter<string> = custom({
  shape: /^.{1,100}$/s,
  absent: '',
  parse: (text) => text.trim().slice(0, longestQuery),
  write: (typed) => (typed === '' ? undefined : typed),
  isCacheable: () => false,
});

/** The clubs and competitions of a name. */
export const searchAddress = address('/search', { q: query });

export type SearchAddress = AddressOf<typeof searchAddress>;

/** The suggestions of a search field, as JSON. */
export const suggestionsAddress = address('/search/suggestions', { q: query });
