import type { MiddlewareHandler } from 'hono';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Metrics } from '#server/observing/metrics.ts';

/**
 * Returns a handler that refuses forms sent from a page of another site, which could vote or write in a visitor's name. Every browser names
 * the origin of what it sends, and newer ones its relation to the requested host. The origin must be one of this site's or, only when the
 * site's hosts are not known, the requested host.
 */
export function fromThisSite(
  localeSites: Pick<LocaleSites, 'hostsAreKnown' | 'origins'>,
  metrics: Pick<Metrics, 'refused'>,
): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn =
      origin !== undefined && (localeSites.origins.has(origin) || (!localeSites.hostsAreKnown && hostOf(origin) === c.req.header('host')));
    if (!isOwn || c.req.header('sec-fetch-site') === 'cross-site') {
      metrics.refused('form_of_another_site');
      return c.text('Forbidden: this was not sent from a page of this site', 403, { 'Cache-Control': 'no-store' });
    }
    await next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
