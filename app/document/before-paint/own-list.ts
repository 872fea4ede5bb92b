import { favouritesParameter } from '#app/stores/favourites.ts';
import { readerZone } from '#app/stores/time-zone.ts';
import { zoneOffsetMinutes } from '#domain/time/local-day.ts';

/**
 * Leads on to the reader's own list before this one is painted: that of the favourites to theirs, and a list of a day to that of the day by
 * the reader's clock, where it counts days otherwise than the clock of the page's language. The history holds only the own list.
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

/** Returns by how many minutes the reader's clock is ahead of UTC on a day; undefined where that is the same as the usual clock's. */
function ownOffset(day: string): string | undefined {
  const noon = new Date(`${day}T12:00Z`);
  const own = zoneOffsetMinutes(noon, readerZone());
  return own === zoneOffsetMinutes(noon, document.documentElement.dataset.zone ?? 'UTC') ? undefined : String(own);
}
