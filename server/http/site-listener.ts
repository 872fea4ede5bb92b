import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { languageCookie } from '#server/language/language-cookie.ts';
import { decideRootVisit } from '#server/language/root-visit.ts';
import type { AccessLog, RequestFacts } from '#server/observing/access-log.ts';
import type { Metrics } from '#server/observing/metrics.ts';
import { pageKey } from '#server/page-cache/page-address.ts';
import type { PageService } from '#server/page-cache/page-service.ts';
import type { PageOpenings } from '#server/visitors/page-openings.ts';
import { readableTarget } from './readable-target.ts';
import type { Representation } from './representation.ts';
import { sendRepresentation } from './send-representation.ts';
import type { SiteHosts } from './site-hosts.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteListenerParts {
  readonly localeSites: LocaleSites;
  readonly pages: Pick<PageService, 'held' | 'edgeHeaders'>;
  /** True with an edge in front, which keeps pages and the root among them. */
  readonly hasEdge: boolean;
  readonly openings: Pick<PageOpenings, 'count'>;
  readonly files: ReadonlyMap<string, Representation>;
  readonly accessLog: AccessLog;
  readonly metrics: Pick<Metrics, 'pageServed' | 'refused'>;
  readonly isForThisSite: SiteHosts;
  /** The answer to a request for another site. */
  readonly misdirected: Representation;
  requestId(request: IncomingMessage): string;
  /** The listener for everything that is not in memory. */
  readonly rest: Listener;
}

/** The paths that load balancers and Prometheus request, which reach a process by its address. */
const health = /^\/(healthz|readyz|metrics)(\?|$)/;

/** The facts of the requests under way, by request. */
const factsOfRequests = new WeakMap<IncomingMessage, RequestFacts>();

/** Returns the facts of a request under way. Throws for a request that did not come through the site's listener. */
export function factsOf(request: IncomingMessage): RequestFacts {
  const facts = factsOfRequests.get(request);
  if (facts === undefined) throw new Error("this request did not come through the site's listener");
  return facts;
}

/**
 * Returns the listener that every request reaches first. It answers files and pages that are in memory, ahead of any router, which is
 * several times as fast; ids, headers and the log are the same either way.
 */
export function createSiteListener(parts: SiteListenerParts): Listener {
  const { accessLog, hasEdge, localeSites, files, metrics, openings, pages } = parts;
  return (request, response) => {
    const facts: RequestFacts = { id: parts.requestId(request), beganMs: performance.now() };
    const url = request.url ?? '/';
    if (!parts.isForThisSite(request) && !health.test(url)) {
      metrics.refused('host_of_another_site');
      facts.bytes = sendRepresentation(request, response, parts.misdirected, facts.id);
      accessLog.record(request, facts, response.statusCode);
      return;
    }
    openings.count(request);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const host = request.headers.host;
      const key = pageKey(localeSites, host, url);
      const page = pages.held(key, facts.beganMs);
      const visit = page === undefined || url !== '/' ? undefined : decideRootVisit(localeSites.localeSiteAtRoot(host), request.headers);
      if (page !== undefined && !page.isRedirect && visit?.moveTo === undefined) {
        const cookie = visit?.store === undefined || hasEdge ? undefined : ['Set-Cookie', languageCookie(visit.store, localeSites)];
        const edge = hasEdge && visit?.isOfCrawler !== true ? pages.edgeHeaders(key, page, facts.beganMs) : undefined;
        facts.page = 'hit';
        metrics.pageServed('hit');
        facts.bytes = sendRepresentation(request, response, page, facts.id, cookie ?? edge);
        accessLog.record(request, facts, response.statusCode);
        return;
      }
      const query = url.indexOf('?');
      const file = files.get(query === -1 ? url : url.slice(0, query));
      if (file !== undefined) {
        facts.bytes = sendRepresentation(request, response, file, facts.id);
        accessLog.record(request, facts, response.statusCode);
        return;
      }
    }
    request.url = readableTarget(url);
    factsOfRequests.set(request, facts);
    response.once('close', () => accessLog.record(request, facts, response.statusCode));
    parts.rest(request, response);
  };
}
