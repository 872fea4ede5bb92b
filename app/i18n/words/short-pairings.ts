import type { Words } from './create-words.ts';
import type { NamedSides } from './pairing-words.ts';

/** Returns a match by its sides for titles: `Arsenal v Chelsea`; some languages only separate visitors and hosts: `Clippers – Nuggets`. */
export function pairingInTitle({ home, away, namedFirst }: NamedSides, t: Words['t']): string {
  return t(namedFirst === 'home' ? 'match.versus' : 'match.atShort', { home, away });
}

/** Returns the same for lists, in which home sides come before a dash in every language: `Arsenal – Chelsea`. */
export function pairingInList(sides: NamedSides, t: Words['t']): string {
  return sides.namedFirst === 'home' ? `${sides.home} – ${sides.away}` : pairingInTitle(sides, t);
}
