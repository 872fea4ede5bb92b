import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '#server/observing/metrics.ts';
import type { RedirectPolicy } from './redirect-policy.ts';

/** Returns a handler that answers 400 in place of a redirect that would lead a browser off the site. Every redirect of the site passes through it. */
export function guardRedirects(mayLeadTo: RedirectPolicy, metrics: Pick<Metrics, 'refused'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const location = c.res.headers.get('Location');
    if (location === null || mayLeadTo(location)) return;
    metrics.refused('redirect_off_site');
    // Hono would copy the headers of the former answer to the new one: the Location, and cookies that were set with it.
    c.res = undefined;
    c.res = new Response('Bad Request: this address leads to no page of this site', {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };
}
