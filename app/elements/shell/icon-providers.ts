/** The limits, times in milliseconds, for loading icons named in data; the figures are the specification's. */
export const iconLoading = {
  /** Time after which the next provider gets the request when one has not answered. */
  rotate: 750,
  /** Time for which the last provider is waited for. */
  timeout: 5_000,
  /** Max letters of an address; more icons are requested in several calls. */
  maxURL: 500,
} as const;

/** Public servers of icons that this site does not have; used only when the setting ICON_PUBLIC_FALLBACK allows it. */
export const publicIconApis = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'] as const;

/** The path at which this site answers like Iconify's API. */
export const localIconPath = '/api/icons';
