import type { FavouriteId } from '#app/components/star.tsx';
import { storedValue } from './stored-value.ts';

const idPattern = /^[mtc][1-9]\d{0,9}$/;

function parseIds(stored: unknown): FavouriteId[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return [...new Set(stored)].filter((id): id is FavouriteId => typeof id === 'string' && idPattern.test(id));
}

/** Matches, clubs and competitions that the visitor follows, the latest last. */
export const favourites = storedValue<readonly FavouriteId[]>('favorites', [], parseIds);

/** Competitions whose matches stand first in lists. */
export const pinned = storedValue<readonly FavouriteId[]>('pinned', [], parseIds);

/** Competitions whose matches are folded away. */
export const folded = storedValue<readonly FavouriteId[]>('folded', [], parseIds);

/** Adds what is absent and removes what is there. */
export function toggled(ids: readonly FavouriteId[], id: FavouriteId): readonly FavouriteId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
