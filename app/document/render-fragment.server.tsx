import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import type { Site } from '#app/site/site-context.server.ts';
import { factsOfSite } from './facts-of-site.server.ts';

/** Returns a response with a part of a page, which a script puts into the page; its styles come with that page. */
export function renderFragment(site: Site, content: ReactNode): Response {
  const html = renderToStaticMarkup(
    <SiteFactsProvider facts={factsOfSite(site)}>
      <WordsProvider words={site.words}>{content}</WordsProvider>
    </SiteFactsProvider>,
  );
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
}
