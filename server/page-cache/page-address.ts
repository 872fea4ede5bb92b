import type { Found } from '#app/document/find-page.ts';
import type { Page } from '#app/document/page.ts';
import type { Resource } from '#app/document/resource.ts';
import type { LocaleSite, LocaleSites } from '#app/i18n/locale-sites.ts';
import { pagePathOfPayload, payloadFile } from './page-payload.ts';
import type { StandInStatus } from './stand-ins.ts';

/** A requested page, without the parts of its address that make no difference. */
export interface PageAddress {
  readonly localeSite: LocaleSite;
  /** Path and known parameters, in the site's own spelling, with the prefix of the language. */
  readonly url: string;
  /** The place in the page cache. */
  readonly key: string;
  /** The page; undefined when there is no such page. */
  readonly page: Page | Resource | undefined;
  /** The parameters that the page read from the address. */
  readonly values: unknown;
  /** The path without the prefix of the language. */
  readonly path: string;
  /** The parameters that the page understands, with `?` in front; empty without any. */
  readonly search: string;
  /** True when the page's data is requested as JSON, under the page's path followed by `/_payload.json`. */
  readonly isPayload: boolean;
  /** True for the root of the site, where a first visitor's language is decided. */
  readonly isRoot: boolean;
  /** True when the address alone shows that there is no such page. */
  readonly isUnknown: boolean;
  /** The status of all answers for which this page is shown; undefined for any other page. */
  readonly standsFor: StandInStatus | undefined;
  /** False for addresses without a page, and for unusual spellings of known addresses: these are rendered and not stored. */
  readonly cacheable: boolean;
  /** True for what is made in a moment: it does not wait until pages are rendered. */
  readonly isSmall: boolean;
  /** True when the page depends on the visitor: it is rendered for each request. */
  readonly isPersonal: boolean;
  /** The present path of a page that was moved from this path; the move is permanent. */
  readonly presentAddress: string | undefined;
  /** The path without the slashes at its end, to which the request is redirected; undefined for a path without them. */
  readonly movedTo: string | undefined;
}

export type PageFinder = (path: string) => Found<Page | Resource> | undefined;

const plainPath = /^\/[a-z0-9_\-.~/]*$/;

/** Returns the key of a page in the cache, from the requested address. Only a canonical address finds anything. */
export function pageKey(localeSites: LocaleSites, host: string | undefined, url: string): string {
  const own = localeSites.localeSiteAtRoot(host).host;
  return own === undefined ? url : `${own} ${url}`;
}

/** Returns a function that reads a requested address and finds its page. */
export function createAddressReader(
  localeSites: LocaleSites,
  findPage: PageFinder,
  presentPath: (path: string) => string | undefined,
): (host: string | undefined, url: string) => PageAddress {
  return (host, url) => {
    const { pathname, searchParams } = new URL(url.startsWith('/') ? `http://localhost${url}` : url);
    const isPayload = pathname.endsWith(payloadFile);
    const shown = isPayload ? pagePathOfPayload(pathname) : pathname;
    const localeSite = localeSites.localeSiteOf(host, shown);
    const path = shown.slice(localeSite.prefix.length) || '/';
    const found = findPage(path);
    const parameters = found?.found.address.read(found.parts, searchParams);
    const page = parameters?.values === undefined ? undefined : found?.found;
    const ownSearch = parameters?.search ?? '';
    const canonical = pathname + ownSearch;
    const movedTo = !isPayload && shown.length > 1 && shown.endsWith('/') ? shown.replace(/\/+$/, '').replace(/^\/+/, '/') : undefined;
    const present = presentPath(path.replace(/\/+$/, ''));
    return {
      localeSite,
      url: canonical,
      key: localeSite.host === undefined ? canonical : `${localeSite.host} ${canonical}`,
      page,
      values: parameters?.values,
      path,
      search: ownSearch,
      isPayload,
      isRoot: !isPayload && shown === '/' && ownSearch === '',
      isUnknown: page === undefined,
      standsFor: undefined,
      isSmall: page !== undefined && 'isSmall' in page && page.isSmall,
      isPersonal: page?.isPersonal === true,
      cacheable:
        parameters?.isCacheable === true &&
        page !== undefined &&
        movedTo === undefined &&
        plainPath.test(pathname) &&
        !pathname.includes('//'),
      presentAddress: present === undefined ? undefined : localeSite.prefix + present + (isPayload ? payloadFile : ''),
      movedTo: movedTo === '' ? '/' : movedTo,
    };
  };
}
