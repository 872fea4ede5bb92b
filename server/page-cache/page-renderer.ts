import { busy, notFound } from '#app/addresses/answers.ts';
import type { OpenedPage, Visit } from '#app/document/page.ts';
import type { RenderedDocument } from '#app/document/render-page.tsx';
import type { Resource } from '#app/document/resource.ts';
import { speculationHeader } from '#app/endpoints/speculation/mount-speculation.ts';
import type { LocaleSite, LocaleSites } from '#app/i18n/locale-sites.ts';
import { prefixedPath } from '#app/i18n/locales.ts';
import type { Pace, PageNotes, Site, Visitor } from '#app/site/site-context.server.ts';
import type { SiteSettings } from '#app/site/site-settings.ts';
import type { Article } from '#data/articles/article.ts';
import type { WeighedTopic } from '#data/changes/topic.ts';
import { type Channel, type Licences, withheldFrom } from '#data/licences/licence.ts';
import type { DatabaseOf } from '#data/licences/licensed-databases.ts';
import { sourcesOfMatch } from '#data/sources/source-credits.ts';
import type { Clock } from '#domain/time/clock.ts';
import { Representation } from '#server/http/representation.ts';
import { embedPolicy, withoutFrameOptions } from '#server/security/embed-policy.ts';
import type { SiteBuild } from '#server/start/load-build.ts';
import { createOutageGuard, databaseForPages, type OutageGuard, visitorForPages } from './database-for-pages.ts';
import type { FragmentCache } from './fragment-cache.ts';
import type { PageAddress } from './page-address.ts';
import { movedPayload, payloadOf, payloadProblem } from './page-payload.ts';
import type { RenderedPage } from './page-service.ts';
import { busyRetrySeconds } from './stand-ins.ts';

export interface PageRendererParts {
  /** The database as pages, feeds and embedded documents may read it, by the licences of sources. */
  readonly databases: DatabaseOf;
  readonly licences: Licences;
  readonly clock: Clock;
  readonly settings: SiteSettings;
  /** The properties of the shown dataset that pages depend on. */
  readonly dataset: Pick<Site, 'demonstration' | 'isOpenToSearch'>;
  readonly fragments: Pick<FragmentCache, 'take'>;
  /** Returns the last live event that a page rendered now certainly shows. */
  liveSequence(): number;
  readonly localeSites: LocaleSites;
  readonly pieces: readonly Article[];
  /** Names and values in turn, sent with every page. */
  readonly securityHeaders: readonly string[];
  policyOf(page: Buffer): string;
  /**
   * Called with an error. `path` is the page's; the query of the request may be personal and is left out. The signal is aborted when the
   * visitor has gone.
   */
  failed(error: unknown, path: string, signal: AbortSignal | undefined): void;
}

export interface PageRenderer {
  /** Renders a page that is the same for every visitor, from the address alone. */
  render(address: PageAddress): Promise<RenderedPage>;
  /** Answers a personal request: a form that was sent, or a page that depends on the visitor. */
  act(request: Request, address: PageAddress, visitor: Visitor): Promise<Response>;
}

/** Pages go stale in a browser after seconds; shared caches may show the last one while they ask for the next. */
const pageCaching = 'public, max-age=5, stale-while-revalidate=30';
/** The caching of the root address, which answers each visitor in that visitor's language. */
const rootCaching = 'private, no-cache';
/** The caching of a page that one reader put together, or that does not exist. */
const ownListCaching = 'private, no-cache';
/** The caching of an answer to one visitor alone. */
const ownAnswerCaching = 'private, no-store';
const rootVary = 'Cookie, Accept-Language';
const outageRetrySeconds = '5';

/** The headers that a representation sets, or that concern one connection only. */
const ownHeaders = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'vary',
  'etag',
  'content-encoding',
  'transfer-encoding',
  'date',
]);

/** Returns the renderer of a build's pages. */
export function createPageRenderer({ server, assets }: SiteBuild, parts: PageRendererParts): PageRenderer {
  const { demonstration, isOpenToSearch } = parts.dataset;
  const always = isOpenToSearch ? parts.securityHeaders : [...parts.securityHeaders, 'X-Robots-Tag', 'noindex'];

  /**
   * Renders with a `Site` whose database throws while the database is away. Returns the answer, the topics, the freshness and the pace that the
   * page noted, and whether it failed or was rendered in an outage.
   */
  async function withSite(
    localeSite: LocaleSite,
    {
      path,
      channel = 'show',
      signal,
    }: { readonly path: string; readonly channel?: Channel | undefined; readonly signal?: AbortSignal | undefined },
    render: (site: Site, report: (error: unknown) => void, away: OutageGuard) => Promise<Response | RenderedDocument>,
  ) {
    const topics = new Set<WeighedTopic>();
    let failed = false;
    let away = false;
    let rightUntilMs = Number.POSITIVE_INFINITY;
    let renewAfterMs = Number.POSITIVE_INFINITY;
    let pace: Pace | undefined;
    const report = (error: unknown) => {
      failed = true;
      parts.failed(error, path, signal);
    };
    const unlessAway = createOutageGuard((error) => {
      // A page runs many queries at once, which all fail alike.
      if (!away) report(error);
      away = true;
    });
    const page: PageNotes = {
      dependOn: (...named) => {
        for (const topic of named) topics.add(topic);
      },
      freshUntil: (moment) => {
        rightUntilMs = Math.min(rightUntilMs, moment.getTime());
      },
      renewAfter: (moment) => {
        renewAfterMs = Math.min(renewAfterMs, moment.getTime());
      },
      changes: (noted) => {
        pace = noted;
      },
    };
    const site: Site = {
      ...parts.settings,
      db: databaseForPages(parts.databases[channel], unlessAway),
      clock: parts.clock,
      words: server.createWordsOf(localeSite.locale, localeSite.prefix),
      atOwnDomain: localeSite.host !== undefined,
      demonstration,
      isOpenToSearch,
      pieces: parts.pieces,
      absolute: parts.localeSites.absolute,
      liveSequence: parts.liveSequence(),
      page,
      withheld: sourcesOfMatch(withheldFrom(parts.licences, channel)).map(({ source }) => source),
      fragment: (name, load, instead = page) => parts.fragments.take(channel === 'show' ? name : `${channel} ${name}`, instead, load),
    };
    const answer = await render(site, report, unlessAway);
    const outage = away && answer.status >= 500;
    const freshUntilMs = Math.min(rightUntilMs, renewAfterMs);
    return { answer, topics, freshUntilMs, rightUntilMs, pace, failed, outage, status: outage ? 503 : answer.status };
  }

  /** Returns a redirect with the prefix of the language before its path; other answers are returned unchanged. */
  function located(answer: Response, localeSite: LocaleSite, isPayload: boolean): Response {
    const to = answer.headers.get('Location');
    if (to?.startsWith('/') !== true) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Location', prefixedPath(localeSite.prefix, isPayload ? movedPayload(to) : to));
    return new Response(null, { status: answer.status, headers });
  }

  /**
   * Returns the answer of the page at an address, also for an address without a page.
   *
   * @param leaveNotFound called instead of rendering that there is no such page
   */
  async function answerPage(address: PageAddress, visitor: Visitor | undefined, leaveNotFound?: () => void) {
    const { localeSite, page, path, search, values, standsFor } = address;
    const channel = page !== undefined && 'channel' in page ? page.channel : undefined;
    return withSite(localeSite, { path, channel }, async (site, report, unlessAway) => {
      const visit = { path, search, visitor: visitor && visitorForPages(visitor, unlessAway) };
      const knownPage = page !== undefined && 'open' in page ? page : undefined;
      if (page !== undefined && 'answer' in page && !address.isPayload)
        return located(await answerResource(page, site, { values, visit, report }), localeSite, false);
      const open = async () => {
        if (standsFor !== undefined) throw standsFor === 503 ? busy() : notFound();
        if (knownPage === undefined) throw notFound();
        return knownPage.open(site, values, visit);
      };
      if (!address.isPayload) {
        const rendered = await server.renderPage(site, visit, { assets, page: knownPage, open, report, leaveNotFound });
        return rendered instanceof Response ? located(rendered, localeSite, false) : rendered;
      }
      try {
        if (knownPage?.isPersonal === true) throw new Response(null, { status: 404 });
        return payloadOf(assets.build, address.url, await open());
      } catch (error) {
        if (!(error instanceof Response)) report(error);
        else if (error.headers.has('Location')) return located(error, localeSite, true);
        return payloadProblem(path, error instanceof Response ? error.status : 500);
      }
    });
  }

  return {
    async render(address) {
      let isNotFound = false;
      const leave = () => {
        isNotFound = true;
      };
      const { standsFor } = address;
      const { answer, topics, freshUntilMs, rightUntilMs, pace, failed, outage, status } = await answerPage(
        address,
        undefined,
        standsFor === undefined ? leave : undefined,
      );
      const { body, contentType, headers } = await toBody(answer);
      const isFramedAnywhere = address.page !== undefined && 'answer' in address.page && address.page.isFramedAnywhere;
      const own = headers.get('cache-control');
      const personal = headers.has('set-cookie') || /private|no-store/.test(own ?? '');
      const storable = !failed && !personal && ([200, 301, 308].includes(status) || status === standsFor);
      const source = {
        status,
        body,
        contentType,
        cacheControl:
          own ??
          (storable && standsFor === undefined
            ? address.isRoot
              ? rootCaching
              : address.cacheable
                ? pageCaching
                : ownListCaching
            : 'no-store'),
        vary: address.isRoot ? rootVary : undefined,
        headers: [
          ...(isFramedAnywhere ? [...withoutFrameOptions(always), 'Content-Security-Policy', embedPolicy] : always),
          ...(contentType.startsWith('text/html') && !isFramedAnywhere
            ? ['Content-Security-Policy', parts.policyOf(body), ...speculationHeader]
            : []),
          ...[...headers].filter(([name]) => !ownHeaders.has(name)).flat(),
          ...(outage ? ['Retry-After', outageRetrySeconds] : standsFor === 503 ? ['Retry-After', busyRetrySeconds] : []),
        ],
      };
      // A page that stands in for others is filled in for each request.
      const representation = storable && standsFor === undefined ? await Representation.compressed(source) : new Representation(source);
      return { representation, topics, freshUntilMs, rightUntilMs, pace, storable, outage, notFound: isNotFound };
    },

    async act(request, address, visitor) {
      const { values, path, search, localeSite } = address;
      const page = address.page !== undefined && 'open' in address.page ? address.page : undefined;
      const { answer, status, outage } =
        request.method === 'POST'
          ? await withSite(localeSite, { path, signal: request.signal }, async (site, report, unlessAway) => {
              const asking = { path, search, visitor: visitorForPages(visitor, unlessAway) };
              if (page?.submit === undefined) return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
              const open = async () => {
                const submitted = await page.submit?.(site, { request, values, visitor: asking.visitor });
                if (submitted instanceof Response) throw submitted;
                return submitted as OpenedPage;
              };
              const rendered = await server.renderPage(site, asking, { assets, page, open, report });
              return rendered instanceof Response ? located(rendered, localeSite, false) : rendered;
            })
          : await answerPage(address, visitor);
      const { body, headers, contentType } = await toBody(answer);
      headers.set('Content-Type', contentType);
      for (let at = 0; at < always.length; at += 2) headers.set(always[at] as string, always[at + 1] as string);
      if (contentType.startsWith('text/html')) {
        headers.set('Content-Security-Policy', parts.policyOf(body));
        headers.set(...speculationHeader);
      }
      if (outage) headers.set('Retry-After', outageRetrySeconds);
      headers.set('Cache-Control', ownAnswerCaching);
      const empty = body.length === 0 || status === 204 || status === 304;
      return new Response(empty ? null : body, { status, headers });
    },
  };
}

/** Returns the answer of a resource; a failure becomes a line of text. */
async function answerResource(
  resource: Resource,
  site: Site,
  { values, visit, report }: { readonly values: unknown; readonly visit: Visit; report(error: unknown): void },
): Promise<Response> {
  try {
    return await resource.answer(site, values, visit);
  } catch (error) {
    if (error instanceof Response) return error;
    report(error);
    return new Response('Internal Server Error', { status: 500 });
  }
}

/** Returns the body of an answer with its headers and its content type. */
async function toBody(answer: Response | RenderedDocument) {
  if ('html' in answer) {
    const headers = new Headers(answer.headers);
    return { body: Buffer.from(answer.html), headers, contentType: headers.get('content-type') ?? 'text/html; charset=utf-8' };
  }
  const headers = new Headers(answer.headers);
  return {
    body: Buffer.from(await answer.arrayBuffer()),
    headers,
    contentType: headers.get('content-type') ?? 'text/plain; charset=utf-8',
  };
}
