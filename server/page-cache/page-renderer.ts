import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { TagManager } from '#app/consent/tag-manager.ts';
import type { Imprint } from '#app/imprint.ts';
import type { PageNotes, Visitor } from '#app/site-context.server.ts';
import type { Piece } from '#data/articles/piece.ts';
import type { Topic } from '#data/commands/changes/record-changes.ts';
import type { Database } from '#data/database/database.ts';
import type { Clock } from '#domain/time/clock.ts';
import type { Edition, Editions } from '#server/editions.ts';
import { Representation } from '#server/http/representation.ts';
import { createPayloadHandlers, type PageHandler } from '#server/page-payload.ts';
import { createUnlessAway, databaseForPages, visitorForPages } from './database-for-pages.ts';
import type { KeptParts } from './kept-parts.ts';
import type { PageAddress } from './page-address.ts';
import type { RenderedPage } from './page-service.ts';
import { busyRetrySeconds, type StandInStatus } from './stand-ins.ts';

export interface PageRendererParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly siteName: string;
  readonly dataset: 'demonstration' | 'real';
  readonly keptParts: Pick<KeptParts, 'take'>;
  readonly editions: Editions;
  readonly pieces: readonly Piece[];
  readonly imprint?: Imprint | undefined;
  readonly apiBaseUrl?: string | undefined;
  readonly crossOriginCookie?: boolean;
  readonly publicIcons?: boolean;
  readonly tagManager?: TagManager | undefined;
  readonly bonusCode?: string | undefined;
  /** Names and values in turn, sent with every page. */
  readonly securityHeaders: readonly string[];
  policyOf(page: Buffer): string;
  /** `path` is the page's; what was asked behind it may be personal. The signal is aborted when the visitor has gone. */
  failed(error: unknown, path: string, signal: AbortSignal): void;
}

export interface PageRenderer {
  /** Renders what everybody gets: from the address alone, and nothing of the visitor's request. */
  render(address: PageAddress): Promise<RenderedPage>;
  /** Lets a route answer what is no page for everybody: a form that was sent, or a page that depends on who asks. */
  act(request: Request, edition: Edition, visitor: Visitor): Promise<Response>;
}

/** Pages go stale in a browser after seconds; shared caches may show the last one while they ask for the next. */
const pageCaching = 'public, max-age=5, stale-while-revalidate=30';
/** The root address answers each visitor in the language chosen for that visitor. */
const rootCaching = 'private, no-cache';
/** What one reader put together for himself, or what nobody knows. */
const ownListCaching = 'private, no-cache';
/** What was answered to one visitor alone. */
const ownAnswerCaching = 'private, no-store';
const rootVary = 'Cookie, Accept-Language';
const outageRetrySeconds = '5';
/**
 * Who may send a form is decided in security/same-origin.ts, before it comes here. The router would compare the origin with the address
 * of the request, which has another scheme behind a proxy that ends TLS.
 */
const anyOrigin = ['**'];

/** What a representation says for itself, or what concerns one connection only. */
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

/** How a request is answered beside what it says itself. */
interface Handling {
  readonly visitor?: Visitor | undefined;
  readonly isPayload?: boolean | undefined;
  readonly standsFor?: StandInStatus | undefined;
  /** Called instead of rendering that there is no such page. */
  readonly notFound?: (() => void) | undefined;
}

/** Gives the renderer of a build: one request handler a place where a language stands. */
export function createPageRenderer(build: ServerBuild, parts: PageRendererParts): PageRenderer {
  const entry = build.entry.module as unknown as typeof import('../../app/entry.server.tsx');
  const handlers = new Map(
    ['', ...parts.editions.all.map(({ prefix }) => prefix)].map((prefix) => [
      prefix,
      createRequestHandler(
        { ...build, basename: prefix || '/', allowedActionOrigins: anyOrigin },
        process.env.NODE_ENV === 'development' ? 'development' : 'production',
      ),
    ]),
  );
  const payloads = createPayloadHandlers(build, [...handlers.keys()]);
  const always = parts.dataset === 'real' ? parts.securityHeaders : [...parts.securityHeaders, 'X-Robots-Tag', 'noindex'];

  async function handle(request: Request, edition: Edition, { visitor, isPayload, standsFor, notFound }: Handling = {}) {
    const topics = new Set<Topic>();
    let failed = false;
    let away = false;
    let freshUntilMs = Number.POSITIVE_INFINITY;
    let page: Buffer<ArrayBuffer> | undefined;
    const context = new RouterContextProvider();
    const fail = (error: unknown) => {
      failed = true;
      parts.failed(error, new URL(request.url).pathname, request.signal);
    };
    const unlessAway = createUnlessAway((error) => {
      // A page asks many things at once, which all fail alike.
      if (!away) fail(error);
      away = true;
    });
    const db = databaseForPages(parts.db, unlessAway);
    if (visitor !== undefined) context.set(entry.visitorContext, visitorForPages(visitor, unlessAway));
    context.set(entry.failureContext, fail);
    context.set(entry.notFoundContext, notFound);
    if (standsFor !== undefined) context.set(entry.unknownAddressContext, standsFor);
    context.set(entry.pageContext, (written) => {
      page = written;
    });
    const notes: PageNotes = {
      dependOn: (...named) => {
        for (const topic of named) topics.add(topic);
      },
      freshUntil: (moment) => {
        freshUntilMs = Math.min(freshUntilMs, moment.getTime());
      },
    };
    context.set(entry.siteContext, {
      db,
      clock: parts.clock,
      words: entry.createWordsOf(edition.locale, edition.prefix),
      name: parts.siteName,
      atOwnDomain: edition.host !== undefined,
      dataset: parts.dataset,
      pieces: parts.pieces,
      imprint: parts.imprint,
      apiBaseUrl: parts.apiBaseUrl,
      crossOriginCookie: parts.crossOriginCookie === true,
      publicIcons: parts.publicIcons === true,
      tagManager: parts.tagManager,
      bonusCode: parts.bonusCode,
      absolute: parts.editions.absolute,
      page: notes,
      kept: (name, load, instead = notes) => parts.keptParts.take(name, instead, load),
    });
    const handler = (isPayload === true ? payloads : handlers).get(edition.prefix) as PageHandler;
    const response = await handler(request, context);
    const outage = away && response.status >= 500;
    // What is no page, such as the data of a navigation, comes as the router's answer.
    const body = page ?? Buffer.from(await response.arrayBuffer());
    return { response, body, topics, freshUntilMs, failed, outage, status: outage ? 503 : response.status };
  }

  return {
    async render(address) {
      const request = new Request(parts.editions.publicUrl + address.url);
      const { isPayload, standsFor } = address;
      let notFound = false;
      const leave = () => {
        notFound = true;
      };
      const handling = { isPayload, standsFor, notFound: standsFor === undefined ? leave : undefined };
      const { response, body, topics, freshUntilMs, failed, outage, status } = await handle(request, address.edition, handling);
      const contentType = response.headers.get('content-type') ?? 'text/plain; charset=utf-8';
      const own = response.headers.get('cache-control');
      const personal = response.headers.has('set-cookie') || /private|no-store/.test(own ?? '');
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
          ...always,
          ...(contentType.startsWith('text/html') ? ['Content-Security-Policy', parts.policyOf(body)] : []),
          ...[...response.headers].filter(([name]) => !ownHeaders.has(name)).flat(),
          ...(outage ? ['Retry-After', outageRetrySeconds] : standsFor === 503 ? ['Retry-After', busyRetrySeconds] : []),
        ],
      };
      // What stands for others is filled in for each.
      const representation = storable && standsFor === undefined ? await Representation.compressed(source) : new Representation(source);
      return { representation, topics, freshUntilMs, storable, outage, notFound };
    },

    async act(request, edition, visitor) {
      const { response, body, status, outage } = await handle(request, edition, { visitor });
      const headers = new Headers(response.headers);
      for (let at = 0; at < always.length; at += 2) headers.set(always[at] as string, always[at + 1] as string);
      if ((headers.get('content-type') ?? '').startsWith('text/html')) headers.set('Content-Security-Policy', parts.policyOf(body));
      if (outage) headers.set('Retry-After', outageRetrySeconds);
      headers.set('Cache-Control', ownAnswerCaching);
      const empty = body.length === 0 || status === 204 || status === 304;
      return new Response(empty ? null : body, { status, headers });
    },
  };
}
