import type { Hono } from 'hono';
import { localePath, locales } from '#app/i18n/locales.ts';
import { feedParameters } from './read-feed-range.ts';

/**
 * Mounts `/feed`, which redirects to the feed of matches that the settings name, or to the site's own with the parameters that it understands;
 * others, such as a campaign's name, are dropped.
 */
export function mountMatchFeed(app: Hono, { matchFeedUrl }: { readonly matchFeedUrl: string | undefined }): void {
  for (const locale of locales) {
    for (const path of ['/feed', '/feed/']) {
      app.get(localePath(locale, path), (c) => {
        c.header('Cache-Control', 'no-store');
        return c.redirect(matchFeedUrl ?? `/api/match-feed.xml?${knownQuery(c.req.query())}`, 302);
      });
    }
  }
}

function knownQuery(query: Readonly<Record<string, string>>): string {
  const known = feedParameters.flatMap((name): [string, string][] => {
    const value = query[name];
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}
