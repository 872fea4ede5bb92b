import type { FavouriteId } from './favourites.ts';

/** Max competitions that are requested. */
const maxCompetitions = 12;
/** Max matches and clubs that are requested. */
const maxOthers = 100;

/**
 * Returns the items whose matches a list shows first as the reader's own: those competitions of `among` that are favourites or pinned, favourites
 * first, and every favourite match and club.
 */
export function ownItems(among: string, favourites: readonly FavouriteId[], pinned: readonly FavouriteId[]): readonly FavouriteId[] {
  const listed = new Set(among.split(' ').map((id) => `c${id}`));
  const competitions = [...new Set([...favourites, ...pinned])].filter((id) => listed.has(id));
  return [...competitions.slice(0, maxCompetitions), ...favourites.filter((id) => !id.startsWith('c')).slice(-maxOthers)];
}

/** Returns the number of lines for these items: one for each competition, and one for all matches and clubs. */
export function linesOf(items: readonly FavouriteId[]): number {
  const competitions = items.filter((id) => id.startsWith('c')).length;
  return competitions + (items.length > competitions ? 1 : 0);
}
