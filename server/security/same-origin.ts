import type { MiddlewareHandler } from 'hono';
import type { Editions } from '#server/language/editions.ts';
import type { Metrics } from '#server/observing/metrics.ts';

/**
 * Refuses what was sent from a page of another site: a form there could vote or write in a visitor's name. Every browser names the origin
 * of what it sends, and newer ones how that stands to the host that is asked. The origin must be one on which this site is at home; only
 * where its hosts are not known, the host that is asked.
 */
export function fromThisSite(editions: Pick<Editions, 'hostsAreKnown' | 'origins'>, metrics: Pick<Metrics, 'refused'>): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn =
      origin !== undefined && (editions.origins.has(origin) || (!editions.hostsAreKnown && hostOf(origin) === c.req.header('host')));
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
