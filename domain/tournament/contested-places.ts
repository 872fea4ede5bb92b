import type { TableZone } from './table-zone.ts';

/**
 * Returns the places of a league's table above which and below which clubs end differently, from the top: 4 when the first four play in the
 * Champions League. The title is contested unless the first zone is promotion. Zones of groups and those of past seasons are ignored; empty
 * when none is left.
 */
export function contestedPlaces(zones: readonly TableZone[]): number[] {
  const present = zones.filter(({ inGroups = false, until }) => !inGroups && until === undefined);
  if (present.length === 0) return [];
  const isTitleContested = present.every(({ from, kind }) => from > 1 || kind !== 'promotion');
  const places = present.flatMap(({ from, to }) => [from - 1, to]).filter((place) => place > 0);
  return [...new Set([...(isTitleContested ? [1] : []), ...places])].sort((first, second) => first - second);
}
