import type { MiddlewareHandler } from 'hono';
import type { Editions } from '#server/editions.ts';

/**
 * Refuses what was sent from a page of another site: a form there could vote or write in a visitor's name. Every browser names the origin
 * of what it sends; it must be the host that is asked, or one on which this site is at home.
 */
export function fromThisSite(editions: Editions): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || !(editions.origins.has(origin) || hostOf(origin) === c.req.header('host'))) {
      return c.text('Forbidden: this was not sent from a page of this site', 403, { 'Cache-Control': 'no-store' });
    }
    await next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
