import { alerts } from './alerts.ts';
import { type FavouriteId, favourites } from './favourites.ts';

/** Returns true when alerts come for an item: they are on, and it is followed. */
export function isAlerted(item: FavouriteId): boolean {
  return alerts.read().told !== null && favourites.read().includes(item);
}
