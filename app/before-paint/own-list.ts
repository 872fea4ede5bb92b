import { favouritesParameter } from '#app/stores/favourites.ts';
import { readerZone } from '#app/stores/time-zone.ts';
import { zoneOffsetMinutes } from '#domain/time/local-day.ts';

/**
 * Replaces a page by the reader's own list before it is painted: the list of favourites by that of the reader's favourites, and the list of
 * a day by that of the same day by the reader's clock, where its days differ from those of the clock of the page's language. The history
 * holds only the own list.
 */
export function leadToOwnList(): void {
  const address = new URL(location.href);
  const wanted = new Map<string, string | undefined>();
  if (isListOfFavourites(address)) wanted.set('ids', favouritesParameter());
  const day = document.getElementsByName('listed-day')[0]?.getAttribute('content');
  if (day != null && !(wanted.has('ids') && wanted.get('ids') === undefined)) wanted.set('utc', ownOffset(day));
  const others = [...wanted].filter(([name, value]) => (address.searchParams.get(name) ?? undefined) !== value);
  if (others.length === 0) return;
  for (const [name, value] of others) {
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  // The style sheet hides what is left, and shows it after all when the other list does not come.
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
