/** Codes whose flag in the collection is not a country's; this site has drawn the countries' flags. */
const drawnHere = new Set(['AR', 'IE']);

/** Returns the flag of a region (`DE`, `GB-ENG`) among the icons; undefined for a region other than a country, such as the world (`001`). */
export function flagOf(region: string): string | undefined {
  if (!/^[A-Z]{2}(-[A-Z]{3})?$/.test(region)) return undefined;
  return `${drawnHere.has(region) ? 'site-flags' : 'circle-flags'}:${region.toLowerCase()}`;
}
