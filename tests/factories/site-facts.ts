import type { SiteFacts } from '#app/shell/site-facts.tsx';

/** Returns what pages say of a site of real data by the time of the day, unless `over` says otherwise. */
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
