/** The times, in milliseconds, by which icons named in data are loaded; the figures are the specification's. */
export const iconLoading = {
  /** The next provider is asked when one has not answered after so long. */
  rotate: 750,
  /** So long is the last provider waited for. */
  timeout: 5_000,
  /** Letters of the longest address; more icons are asked for in several calls. */
  maxURL: 500,
} as const;

/** Public servers of icons that this site does not have; used only where the setting ICON_PUBLIC_FALLBACK allows it. */
export const publicIconApis = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'] as const;

/** The path at which this site answers as Iconify's API does. */
export const localIconPath = '/api/icons';
