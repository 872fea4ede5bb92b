import type { FavouriteId } from './favourites.ts';

/** As many competitions and as many matches and clubs as are asked for. */
const maxCompetitions = 12;
const maxOthers = 100;

/** Returns what a reader follows of a day: competitions among those that are folded, favourites before pins, and every match and club. */
export function ownItems(among: string, favourites: readonly FavouriteId[], pinned: readonly FavouriteId[]): readonly FavouriteId[] {
  const folded = new Set(among.split(' ').map((id) => `c${id}`));
  const competitions = [...new Set([...favourites, ...pinned])].filter((id) => folded.has(id));
  return [...competitions.slice(0, maxCompetitions), ...favourites.filter((id) => !id.startsWith('c')).slice(-maxOthers)];
}

/** Returns the number of lines that these take: one for each competition, and one for all matches and clubs. */
export function linesOf(items: readonly FavouriteId[]): number {
  const competitions = items.filter((id) => id.startsWith('c')).length;
  return competitions + (items.length > competitions ? 1 : 0);
}
