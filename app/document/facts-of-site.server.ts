import type { SiteFacts } from '#app/shell/site-facts.tsx';
import type { Site } from '#app/site/site-context.server.ts';

/** Returns the facts that every page of a site states. */
export function factsOfSite(site: Site): SiteFacts {
  return {
    name: site.name,
    demonstration: site.demonstration,
    languageOfDomain: site.atOwnDomain === true ? site.words.locale.code : undefined,
    clockSetTo: site.clock.setTo?.toISOString(),
    apiBaseUrl: site.apiBaseUrl,
    crossOriginCookie: site.crossOriginCookie,
    publicIcons: site.publicIcons,
  };
}
