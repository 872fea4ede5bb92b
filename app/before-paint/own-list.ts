import { favouritesParameter } from '#app/stores/favourites.ts';
import { readerZone } from '#app/stores/time-zone.ts';
import { zoneOffsetMinutes } from '#domain/time/local-day.ts';

/**
 * Loads the reader's own version of a list in place of the usual one, before the page is painted and whenever the reader chooses another time zone.
 * The list of favourites becomes that of the reader's favourites (`ids`). The list of a day becomes that of the reader's day (`utc`), if the reader's
 * zone differs from that of the page's language. The browser's history keeps only the own version.
 */
export function replaceByOwnList(): void {
  const address = new URL(location.href);
  const wanted = new Map<string, string | undefined>();
  if (isListOfFavourites(address)) wanted.set('ids', favouritesParameter());
  const day = document.getElementsByName('listed-day')[0]?.getAttribute('content');
  if (day != null && !(wanted.has('ids') && wanted.get('ids') === undefined)) wanted.set('utc', ownOffset(day));
  const differing = [...wanted].filter(([name, value]) => (address.searchParams.get(name) ?? undefined) !== value);
  if (differing.length === 0) return;
  for (const [name, value] of differing) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  // The style sheet hides the rest of this page, and shows it again if the other list does not arrive.
  document.documentElement.dataset.leading = '';
  location.replace(address);
}

function isListOfFavourites({ pathname, searchParams }: URL): boolean {
  return searchParams.get('tab') === 'favorites' && pathname === (document.documentElement.dataset.prefix || '/');
}

/** Returns the minutes by which the reader's clock is ahead of UTC on a day; undefined when it agrees with the usual clock. */
function ownOffset(day: string): string | undefined {
  const noon = new Date(`${day}T12:00Z`);
  const own = zoneOffsetMinutes(noon, readerZone());
  return own === zoneOffsetMinutes(noon, document.documentElement.dataset.zone ?? 'UTC') ? undefined : String(own);
}
