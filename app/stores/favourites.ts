import { storedValue } from './stored-value.ts';

/** The stored name of what a visitor follows: `m12` a match, `t7` a club, `c3` a competition. */
export type FavouriteId = `${'m' | 't' | 'c'}${number}`;

/** Max entries of the list of favourites: the latest ones. */
const maxListed = 200;

const idPattern = /^[mtc][1-9]\d{0,9}$/;

function parseIds(stored: unknown): FavouriteId[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return [...new Set(stored)].filter((id): id is FavouriteId => typeof id === 'string' && idPattern.test(id));
}

/** Matches, clubs and competitions that the visitor follows, the latest last. */
export const favourites = storedValue<readonly FavouriteId[]>('favorites', [], parseIds);

/** Competitions whose matches come first in lists. */
export const pinned = storedValue<readonly FavouriteId[]>('pinned', [], parseIds);

/** Competitions whose matches are folded away. */
export const folded = storedValue<readonly FavouriteId[]>('folded', [], parseIds);

/** Returns the favourites as the address of their list names them, in an order that does not depend on when each was added; undefined without favourites. */
export function favouritesParameter(): string | undefined {
  const listed = favourites.read().slice(-maxListed).sort();
  return listed.length === 0 ? undefined : listed.join('.');
}

/** Returns the ids with an absent one added, or a present one removed. */
export function toggled(ids: readonly FavouriteId[], id: FavouriteId): readonly FavouriteId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
