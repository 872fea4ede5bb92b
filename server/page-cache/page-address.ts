import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { KnownParameter } from '#app/known-parameters.ts';
import { personalPages } from '#app/personal-pages.ts';
import type { Edition, Editions } from '#server/editions.ts';
import { pagePathOfPayload, payloadFile } from '#server/page-payload.ts';
import type { StandInStatus } from './stand-ins.ts';

/** What is asked for, freed from everything that makes no other page. */
export interface PageAddress {
  readonly edition: Edition;
  /** Path and known parameters, in the site's own spelling, with the prefix of the language. */
  readonly url: string;
  /** The place in the page cache. */
  readonly key: string;
  /** A navigation in the browser asks for the data alone. */
  readonly isData: boolean;
  /** The page's data as JSON is asked for, under `/_payload.json` behind the page's own path. */
  readonly isPayload: boolean;
  /** The root of the site, where a first visitor's language is decided. */
  readonly isRoot: boolean;
  /** No route knows it, so that there is no page. */
  readonly isUnknown: boolean;
  /** The page stands for all that are answered with this status. */
  readonly standsFor: StandInStatus | undefined;
  /** False for what no route knows, and for unusual spellings of known addresses: these are rendered and forgotten. */
  readonly cacheable: boolean;
  /** The page depends on who asks: it is made for each request by itself. */
  readonly isPersonal: boolean;
  /** What stood here once stands at this address for good. */
  readonly presentAddress: string | undefined;
  /** Where the same page stands without a slash at the end. */
  readonly movedTo: string | undefined;
}

export type KnownParameters = Readonly<Record<string, Readonly<Record<string, KnownParameter>>>>;

const plainPath = /^\/[a-z0-9_\-.~/]*$/;

/** The key of a page in the cache, from the address as it came. Only a canonical address finds anything. */
export function pageKey(editions: Editions, host: string | undefined, url: string): string {
  const own = editions.editionAtRoot(host).host;
  return own === undefined ? url : `${own} ${url}`;
}

/** Gives the reader of addresses for a build's routes. */
export function createAddressReader(
  editions: Editions,
  routes: ServerBuild['routes'],
  known: KnownParameters,
  presentPath: (path: string) => string | undefined,
): (host: string | undefined, url: string) => PageAddress {
  const tree = toTree(routes);
  const fixed = new Map(fixedPaths(tree).map((path) => [path, routesAt(tree, path)]));
  return (host, url) => {
    const { pathname, searchParams, search } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const isData = pathname.endsWith('.data');
    const isPayload = pathname.endsWith(payloadFile);
    const shown = isPayload ? pagePathOfPayload(pathname) : isData ? pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : pathname;
    const edition = editions.editionOf(host, shown);
    const path = shown.slice(edition.prefix.length) || '/';
    const matches = fixed.get(path) ?? routesAt(tree, path);
    const leaf = matches.at(-1);
    const parameters = new URLSearchParams();
    let kept = true;
    for (const [name, values] of Object.entries(known[leaf?.id ?? ''] ?? {})) {
      const value = searchParams.get(name);
      if (value === null) continue;
      const isKept = values.kept?.test(value) === true;
      if (!isKept && values.shown?.test(value) !== true) continue;
      parameters.set(name, value);
      kept &&= isKept;
    }
    const isRoot = !isData && !isPayload && shown === '/' && parameters.size === 0;
    const asked = searchParams.get('_routes');
    // The router leaves out routes that need not load again; it accepts more than it asked for, so other lists get all.
    if (isData && asked !== null && asked === loadedAgain(matches)) parameters.set('_routes', asked);
    const canonical = parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
    const movedTo =
      !isData && !isPayload && shown.length > 1 && shown.endsWith('/')
        ? shown.replace(/\/+$/, '').replace(/^\/+/, '/') + search
        : undefined;
    const present = isData ? undefined : presentPath(path.replace(/\/+$/, ''));
    return {
      edition,
      url: canonical,
      key: edition.host === undefined ? canonical : `${edition.host} ${canonical}`,
      isData,
      isPayload,
      isRoot,
      isUnknown: leaf === undefined || leaf.path === '*',
      standsFor: undefined,
      isPersonal: leaf !== undefined && personalPages.has(leaf.id as string),
      cacheable:
        kept && leaf !== undefined && leaf.path !== '*' && movedTo === undefined && plainPath.test(pathname) && !pathname.includes('//'),
      presentAddress: present === undefined ? undefined : edition.prefix + present + (isPayload ? payloadFile : ''),
      movedTo: movedTo === '' ? '/' : movedTo,
    };
  };
}

/** The routes that an address leads through, from the root to the page. */
function routesAt(tree: RouteObject[], path: string): RouteObject[] {
  return (matchRoutes(tree, path) ?? []).map(({ route }) => route);
}

/** The addresses that a tree spells out. They are matched once: the router compiles the patterns of all routes each time that it is asked. */
function fixedPaths(tree: readonly RouteObject[], above = ''): string[] {
  return tree.flatMap(({ path, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(/[:*?]/.test(own) ? [] : [own || '/']), ...fixedPaths(children, own)];
  });
}

/** What a navigation loads: the root's data stays for the life of a document. */
function loadedAgain(matches: readonly RouteObject[]): string {
  return matches
    .filter(({ id, loader }) => id !== 'root' && loader === true)
    .map(({ id }) => id)
    .join(',');
}

/** Only what matching needs, and whether there is something to load. */
function toTree(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parent)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route as NonNullable<typeof route>;
      const own = { id, path, caseSensitive, loader: module?.loader !== undefined };
      return index === true ? { ...own, index } : { ...own, children: toTree(routes, id) };
    });
}
