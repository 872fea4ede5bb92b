import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Visitor } from '#app/site-context.server.ts';
import type { SiteApp } from '#server/create-app.ts';
import type { Editions } from '#server/editions.ts';
import { sendRepresentation } from '#server/http/send-representation.ts';
import { factsOf } from '#server/http/site-listener.ts';
import { languageCookie } from '#server/language/language-cookie.ts';
import { decideRootVisit } from '#server/language/root-visit.ts';
import type { Metrics } from '#server/observing/metrics.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageService } from './page-service.ts';

export interface PagesParts {
  readonly editions: Editions;
  readonly service: Pick<PageService, 'find'>;
  readonly renderer: Pick<PageRenderer, 'act'>;
  readonly metrics: Pick<Metrics, 'pageServed'>;
  readonly crossOriginCookie: boolean;
  visitorOf(request: IncomingMessage): Visitor;
  readAddress(host: string | undefined, url: string): PageAddress;
}

/** The pages of the site: what is asked for with GET is the same for everybody, what is sent is answered one by one. */
export function mountPages(app: SiteApp, parts: PagesParts): void {
  app.get('*', async (c) => {
    const { incoming, outgoing } = c.env;
    const address = parts.readAddress(incoming.headers.host, incoming.url ?? '/');
    if (address.presentAddress !== undefined) return c.redirect(address.presentAddress, 301);
    if (address.movedTo !== undefined) return c.redirect(address.movedTo, 308);
    if (address.isPersonal && !address.isPayload) return parts.renderer.act(c.req.raw, address.edition, parts.visitorOf(incoming));
    const visit = address.isRoot ? decideRootVisit(address.edition, incoming.headers) : undefined;
    const cookie = visit?.store === undefined ? undefined : languageCookie(visit.store, { crossOrigin: parts.crossOriginCookie });
    if (visit?.moveTo !== undefined) {
      c.header('Cache-Control', 'private, no-store');
      c.header('Vary', 'Cookie, Accept-Language');
      if (cookie !== undefined) c.header('Set-Cookie', cookie);
      return c.redirect(parts.editions.placeOf(visit.moveTo, `/${new URL(c.req.url).search}`), 302);
    }
    const { representation, outcome } = await parts.service.find(address);
    const facts = factsOf(incoming);
    facts.page = outcome;
    parts.metrics.pageServed(outcome);
    // Redirects leave by one way, which judges them.
    if (representation.isRedirect) return representation.toResponse();
    facts.bytes = sendRepresentation(
      incoming,
      outgoing,
      representation,
      facts.id,
      cookie === undefined ? undefined : ['Set-Cookie', cookie],
    );
    return RESPONSE_ALREADY_SENT;
  });
  app.post('*', (c) => {
    const { incoming } = c.env;
    const { edition } = parts.readAddress(incoming.headers.host, incoming.url ?? '/');
    return parts.renderer.act(c.req.raw, edition, parts.visitorOf(incoming));
  });
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD, POST' }));
}
