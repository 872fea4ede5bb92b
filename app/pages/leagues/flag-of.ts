/** Under the letters of these the collection has no flag of a country; this site has drawn them itself. */
const drawnHere = new Set(['AR', 'IE']);

/** Returns the flag of a region (`DE`, `GB-ENG`) among the icons; undefined for what is no country, such as the world (`001`). */
export function flagOf(region: string): string | undefined {
  if (!/^[A-Z]{2}(-[A-Z]{3})?$/.test(region)) return undefined;
  return `${drawnHere.has(region) ? 'site-flags' : 'circle-flags'}:${region.toLowerCase()}`;
}
