import { createStaticHandler, isRouteErrorResponse, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageData } from '#app/page-data.server.ts';
import { personalPages } from '#app/personal-pages.ts';

/** Behind the path of a page: its data as JSON. Of the home page it is the whole path behind the language. */
export const payloadFile = '/_payload.json';

/** Answers one request with what a page's loader is given. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The path of the page whose data is asked for. */
export function pagePathOfPayload(pathname: string): string {
  return pathname.slice(0, -payloadFile.length) || '/';
}

/**
 * Gives, by the prefix of a language, what answers a page's data as JSON: build, address, head and view. The loader is the page's own, so that
 * topics and freshness are noted as for the page. Pages that depend on who asks, and what is no page, have no such file.
 */
export function createPayloadHandlers(build: ServerBuild, prefixes: readonly string[]): ReadonlyMap<string, PageHandler> {
  const routes = toRoutes(build.routes);
  const { default: _, ...entry } = build.entry.module as unknown as typeof import('../app/entry.server.tsx');
  return new Map(
    prefixes.map((prefix) => {
      const { query } = createStaticHandler(routes, { basename: prefix || '/' });
      const handler: PageHandler = async (request, requestContext) => {
        const url = new URL(request.url);
        url.pathname = pagePathOfPayload(url.pathname);
        const page = await query(new Request(url), { requestContext, filterMatchesToLoad: ({ route }) => route.handle === true });
        if (page instanceof Response) return movedPayload(page, url);
        const leaf = page.matches.at(-1)?.route;
        const error = Object.values(page.errors ?? {})[0];
        if (error !== undefined && !isRouteErrorResponse(error)) requestContext.get(entry.failureContext)(error);
        if (page.statusCode >= 500) return problem(page.statusCode, 'failed', 'The data of this page could not be read.');
        if (error !== undefined || leaf?.handle !== true) return problem(404, 'page_not_found', `Page not found: ${url.pathname}`);
        const { head, view } = page.loaderData[leaf.id] as PageData<unknown>;
        return answer(200, { build: build.assets.version, url: url.pathname + url.search, head, view });
      };
      return [prefix, handler] as const;
    }),
  );
}

/** The routes as the router's loading of data needs them; `handle` marks the pages that have a payload. */
function toRoutes(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const isPage = module.loader !== undefined && module.default !== undefined && id !== 'root' && !personalPages.has(id);
      const own = { id, path, caseSensitive, loader: module.loader as RouteObject['loader'], handle: isPage };
      return index === true ? { ...own, index } : { ...own, children: toRoutes(routes, id) };
    });
}

/** A page that has moved has taken its data with it. */
function movedPayload(redirect: Response, from: URL): Response {
  const to = new URL(redirect.headers.get('Location') ?? '', from);
  if (to.origin !== from.origin) return problem(404, 'page_not_found', `Page not found: ${from.pathname}`);
  const path = (to.pathname === '/' ? '' : to.pathname) + payloadFile + to.search;
  return new Response(null, { status: redirect.status, headers: { Location: path } });
}

function problem(status: number, code: string, message: string): Response {
  return answer(status, { error: { code, message, parameter: null } });
}

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body, toJsonValue), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** What JSON has no form for: maps become lists of pairs, sets become lists. */
function toJsonValue(_key: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  if (typeof value === 'bigint') return String(value);
  return value;
}
