/* The pages under development: those of the site, and one more that shows its components. */

import { createElement } from 'react';
import { address } from '#app/addresses/address.ts';
import { createPageFinder } from '#app/document/find-page.ts';
import { definePage } from '#app/document/page.ts';
import { findPage as findPageOfSite, renderPage as renderPageOfSite } from '#app/document/server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';

export { createWordsOf, serviceWorker } from '#app/document/server.ts';

const componentsAddress = address('/components');

/** Loaded with its first request, so that a broken example leaves the pages of the site alone. */
const componentsPage = definePage(import.meta.url, componentsAddress, {
  load: async () => (await import('./components-page.tsx')).ComponentsPage,
  head: (site) =>
    describePage(site, {
      path: componentsAddress.path,
      title: 'Components',
      description: 'Every component in its states.',
      indexed: false,
    }),
  View: ({ view }) => createElement(view),
  isAlone: true,
});

const findOwn = createPageFinder([componentsPage]);

/** Returns the page at a shared path. */
export const findPage: typeof findPageOfSite = (path) => findOwn(path) ?? findPageOfSite(path);

/** Returns the document of a page. The times of the components stay in the languages of their cells: the first script would write them in that of the document. */
export const renderPage: typeof renderPageOfSite = async (site, visit, parts) => {
  const rendered = await renderPageOfSite(site, visit, parts);
  if (parts.page?.address.path !== componentsAddress.path || rendered instanceof Response) return rendered;
  return { ...rendered, html: rendered.html.replaceAll(/ data-show="[a-z-]+"/g, '') };
};
