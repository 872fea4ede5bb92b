import type { Hono } from 'hono';
import { localePath, locales } from '#app/i18n/locales.ts';

/** Mounts `/feed`, which leads to the feed of matches that the settings name, and to the site's own without one. */
export function mountMatchFeed(app: Hono, { matchFeedUrl }: { readonly matchFeedUrl: string | undefined }): void {
  for (const locale of locales) {
    for (const path of ['/feed', '/feed/']) {
      app.get(localePath(locale, path), (c) => {
        c.header('Cache-Control', 'no-store');
        return c.redirect(matchFeedUrl ?? '/api/match-feed.xml', 302);
      });
    }
  }
}
