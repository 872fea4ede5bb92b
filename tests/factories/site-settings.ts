import type { SiteSettings } from '#app/site-settings.ts';

/** Returns what the operator decides of the pages where no setting is given, unless `over` says otherwise. */
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
