/* The pages under development: those of the site, and one more that shows its components. */

import { createElement } from 'react';
import { address } from '#app/document/address.ts';
import { createPageFinder } from '#app/document/find-page.ts';
import { definePage } from '#app/document/page.ts';
import { findPage as findPageOfSite } from '#app/document/server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';

export { createWordsOf, renderPage, serviceWorker } from '#app/document/server.ts';

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
