import type { Site } from '#app/site-context.server.ts';

/** Returns the site in one language as schema.org's WebSite, with the way to search in it. */
export function toWebSite({ name, words, absolute }: Site): Record<string, unknown> {
  const url = absolute(words.locale, '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    url,
    name,
    inLanguage: words.locale.tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute(words.locale, '/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
