import type { IncomingMessage } from 'node:http';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';

/** Returns true for a request of this site, by the host that it names. */
export type SiteHosts = (request: Pick<IncomingMessage, 'headers' | 'url'>) => boolean;

/**
 * Returns the check of requests by their host. With PUBLIC_URL, requests of its host, of the languages' own hosts and of the host of
 * API_BASE_URL are for this site; without it those of any host are. A request of HTTP/1.0 need not name a host.
 */
export function createSiteHosts(localeSites: Pick<LocaleSites, 'hostsAreKnown' | 'origins'>, apiBaseUrl: string | undefined): SiteHosts {
  if (!localeSites.hostsAreKnown) return () => true;
  const addresses = [...localeSites.origins, ...(apiBaseUrl === undefined ? [] : [apiBaseUrl])];
  const names = new Set(addresses.map((address) => new URL(address).hostname));
  return ({ headers, url = '/' }) => {
    // A target with a host of its own goes before the header (RFC 9112, section 3.2.2).
    const host = !url.startsWith('/') && URL.canParse(url) ? new URL(url).host : headers.host;
    return host === undefined || names.has(host) || names.has(nameOf(host));
  };
}

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
