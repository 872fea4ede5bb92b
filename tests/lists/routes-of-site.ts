import { inspectRoutes } from 'hono/dev';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { type AppParts, createApp } from '#server/start/create-app.ts';

/** A route of the server's app. */
export interface Route {
  /** `ALL` for every method. */
  readonly method: string;
  /** The path as the router has it: `/:name` for any part, `/*` for any rest. */
  readonly path: string;
  /** True when it may pass a request on to the routes after it: a guard, a limit, or a link that is not followed. */
  readonly passesOn: boolean;
}

/**
 * Returns the routes of the app in the order in which they are tried, with every optional endpoint on: the sign-up guide's code and the
 * feed of matches. What the endpoints need to answer is left out, since none is called.
 */
export function routesOfSite(): Route[] {
  const unused = {};
  const parts = {
    databases: unused,
    dataset: unused,
    localeSites: createLocaleSites(
      { publicUrl: 'https://example.org', domains: new Map(), crossOriginCookie: false },
      'https://example.org',
    ),
    settings: {
      site: { name: 'Tipledger', bonusCode: 'CODE', imprint: { offices: {} } },
      links: { matchFeedUrl: 'https://example.org/feed' },
      licences: {},
    },
    publicIconApis: [],
    affiliateLinks: unused,
    live: unused,
    push: unused,
    sharePictures: { maxBytes: 1 },
    ledgerBytes: 1,
    limits: unused,
    build: { id: 'build', files: [] },
    pages: unused,
  } as unknown as AppParts;
  return inspectRoutes(createApp(parts)).map(({ method, path, isMiddleware }) => ({ method, path, passesOn: isMiddleware }));
}
