import { bookmakerLinkPaths, offersPaths } from './offers/offers-paths.ts';

/**
 * The pages, by route, that are made for each request by itself, because they depend on who asks: on the visitor's country or
 * cookies. Nothing keeps them, and their loaders may ask for the visitor (`visitorContext`). All other pages are the same for everybody.
 */
export const personalPages: ReadonlySet<string> = new Set([
  ...offersPaths.map((path) => `pages/offers/offers:${path}`),
  ...bookmakerLinkPaths.map((path) => `pages/offers/blocked-link:${path}`),
  'pages/votes/votes',
]);
