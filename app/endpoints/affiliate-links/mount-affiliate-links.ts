import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { readBookmakerLink } from '#domain/offer/bookmaker-link.ts';
import { judgeLink } from '#domain/offer/judge-link.ts';
import type { Clock } from '#domain/time/clock.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { BookmakerTargets } from './bookmaker-targets.ts';
import type { ClickCounter } from './click-counter.ts';

export interface AffiliateLinksParts {
  readonly localeSites: LocaleSites;
  readonly clock: Clock;
  readonly targets: BookmakerTargets;
  readonly clicks: Pick<ClickCounter, 'count'>;
  /** The visitor's country as an ISO 3166-1 code; undefined when it is not known. */
  visitorCountry(headers: IncomingHttpHeaders, remoteAddress: string | undefined): Promise<string | undefined>;
}

/**
 * Mounts `/goto/{bookmaker}[/{placement}]` and `/market/{bookmaker}/{sport}/{placement}`, in every language. They redirect to the bookmaker
 * where the law of the visitor's country and of the language allows it; only the names in the path decide the target. Any other address, and a
 * link that is not allowed, is left to the pages, which state the reason.
 */
export function mountAffiliateLinks(app: SiteApp, { localeSites, clock, targets, clicks, visitorCountry }: AffiliateLinksParts): void {
  const prefixes = new Set(localeSites.all.map(({ prefix }) => prefix));
  const paths = [...prefixes].flatMap((prefix) => [`${prefix}/goto/*`, `${prefix}/market/*`]);
  app.on('GET', paths, async (c, next) => {
    const { incoming } = c.env;
    const pathname = (incoming.url ?? '').split('?', 1)[0] as string;
    const localeSite = localeSites.localeSiteOf(incoming.headers.host, pathname);
    const link = readBookmakerLink(pathname.slice(localeSite.prefix.length));
    if (link === undefined) return next();
    const country = await visitorCountry(incoming.headers, incoming.socket.remoteAddress);
    const today = localDayOf(clock.now(), 'UTC');
    if (country === undefined || judgeLink(link, { country, language: localeSite.locale.tag, today }).hindrance !== undefined)
      return next();
    const target = targets.targetOf(link, country);
    if (target === undefined) return next();
    if (isFollowedByPerson(incoming)) clicks.count(link, today);
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    return c.redirect(target, 302);
  });
}

/** Returns true when a person followed a link, not a crawler, a link checker or a browser that prefetches. */
export function isFollowedByPerson({ method, headers }: { method?: string | undefined; headers: NodeJS.Dict<string | string[]> }): boolean {
  const agent = headers['user-agent'];
  const ahead = /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);
  return method === 'GET' && typeof agent === 'string' && agent !== '' && !isbot(agent) && !ahead;
}
