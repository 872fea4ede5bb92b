import type { SiteSettings } from '#app/site/site-settings.ts';

/** Returns an operator's default settings for pages, with the members of `over` in place of the usual ones. */
export function siteSettings(over: Partial<SiteSettings> = {}): SiteSettings {
  return {
    name: 'Tipledger',
    imprint: { offices: {} },
    tagManager: undefined,
    dataCredits: [],
    bonusCode: undefined,
    apiBaseUrl: undefined,
    crossOriginCookie: false,
    publicIcons: false,
    ...over,
  };
}
