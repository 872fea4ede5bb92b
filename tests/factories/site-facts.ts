import type { SiteFacts } from '#app/shell/site-facts.tsx';

/** Returns the facts that pages of a site of real data show, with the members of `over` in place of the usual ones. */
export function siteFacts(over: Partial<SiteFacts> = {}): SiteFacts {
  return {
    name: 'Tipledger',
    demonstration: false,
    languageOfDomain: undefined,
    clockSetTo: undefined,
    apiBaseUrl: undefined,
    crossOriginCookie: false,
    publicIcons: false,
    ...over,
  };
}
