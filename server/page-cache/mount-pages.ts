import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Visitor } from '#app/site/site-context.server.ts';
import { sendRepresentation } from '#server/http/send-representation.ts';
import { factsOf } from '#server/http/site-listener.ts';
import { urgencyOf } from '#server/http/urgency-of.ts';
import { BusyError, type WorkLimit } from '#server/http/work-limit.ts';
import { languageCookie } from '#server/language/language-cookie.ts';
import { decideRootVisit } from '#server/language/root-visit.ts';
import type { Metrics } from '#server/observing/metrics.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageAnswer, PageService } from './page-service.ts';

export interface PagesParts {
  readonly localeSites: LocaleSites;
  readonly service: Pick<PageService, 'find' | 'busy'>;
  readonly renderer: Pick<PageRenderer, 'act'>;
  /** The limit for pages of one visitor, and for forms. */
  readonly limit: Pick<WorkLimit, 'run'>;
  /** The limit for parts of pages that are made for one visitor, such as offers: they are small, and do not wait behind pages. */
  readonly smallLimit: Pick<WorkLimit, 'run'>;
  readonly metrics: Pick<Metrics, 'pageServed' | 'refused'>;
  /** True with an edge in front, which keeps the root: its page then stores no language, and the browser's own decides again. */
  readonly hasEdge: boolean;
  visitorOf(request: IncomingMessage): Visitor;
  readAddress(host: string | undefined, url: string): PageAddress;
}

type PageContext = Context<{ Bindings: HttpBindings }>;

/** Mounts the pages of the site: the answer to GET is the same for every visitor, a form is answered each time it is sent. */
export function mountPages(app: SiteApp, parts: PagesParts): void {
  app.get('*', async (c) => {
    const { incoming } = c.env;
    const address = parts.readAddress(incoming.headers.host, incoming.url ?? '/');
    if (address.presentAddress !== undefined) return c.redirect(address.presentAddress, 301);
    if (address.movedTo !== undefined) return c.redirect(address.movedTo, 308);
    if (address.isPersonal && !address.isPayload) return act(c, address);
    const visit = address.isRoot ? decideRootVisit(address.localeSite, incoming.headers) : undefined;
    const cookie = visit?.store === undefined ? undefined : languageCookie(visit.store, parts.localeSites);
    if (visit?.moveTo !== undefined) {
      c.header('Cache-Control', 'private, no-store');
      c.header('Vary', 'Cookie, Accept-Language');
      if (cookie !== undefined) c.header('Set-Cookie', cookie);
      return c.redirect(parts.localeSites.placeOf(visit.moveTo, `/${new URL(c.req.url).search}`), 302);
    }
    const answer = await parts.service.find(address, urgencyOf(incoming.headers));
    if (visit?.isOfCrawler === true) return send(c, { ...answer, edge: undefined });
    return send(c, answer, parts.hasEdge ? undefined : cookie);
  });
  app.post('*', (c) => act(c, parts.readAddress(c.env.incoming.headers.host, c.env.incoming.url ?? '/')));
  app.all('*', (c) => c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD, POST' }));

  async function act(c: PageContext, address: PageAddress): Promise<Response> {
    const { incoming } = c.env;
    const limit = address.page !== undefined && 'answer' in address.page ? parts.smallLimit : parts.limit;
    try {
      const answer = await limit.run(urgencyOf(incoming.headers), () => parts.renderer.act(c.req.raw, address, parts.visitorOf(incoming)));
      if (answer.status === 405) parts.metrics.refused('method_not_allowed');
      return answer;
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return send(c, { representation: await parts.service.busy(address), outcome: 'busy' });
    }
  }

  function send(c: PageContext, { representation, outcome, edge }: PageAnswer, cookie?: string): Response {
    const { incoming, outgoing } = c.env;
    const facts = factsOf(incoming);
    facts.page = outcome;
    parts.metrics.pageServed(outcome);
    // All redirects are sent in one way, which checks their targets.
    if (representation.isRedirect) return representation.toResponse(edge);
    const extra = cookie === undefined ? edge : ['Set-Cookie', cookie];
    facts.bytes = sendRepresentation(incoming, outgoing, representation, facts.id, extra);
    return RESPONSE_ALREADY_SENT;
  }
}
