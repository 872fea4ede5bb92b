import type { NamedFirst } from '#domain/sports/named-first.ts';
import type { ClubNames } from './bet-words.ts';
import type { Words } from './create-words.ts';

/** The names of both sides of a match, and which of them its competition names first. */
export interface NamedSides extends ClubNames {
  readonly namedFirst: NamedFirst;
}

/** Returns a match by its sides, as it is called in a sentence: `Arsenal v Chelsea`, `LA Clippers at Denver Nuggets`. */
export function pairingWords({ home, away, namedFirst }: NamedSides, t: Words['t']): string {
  return t(namedFirst === 'home' ? 'match.versus' : 'match.at', { home, away });
}

/** Returns the same for titles, in which some languages only separate visitors and hosts: `Clippers – Nuggets`. */
export function pairingInTitle({ home, away, namedFirst }: NamedSides, t: Words['t']): string {
  return t(namedFirst === 'home' ? 'match.versus' : 'match.atShort', { home, away });
}

/** Returns the same for lists, in which home sides come before a dash in every language: `Arsenal – Chelsea`. */
export function pairingInList(sides: NamedSides, t: Words['t']): string {
  return sides.namedFirst === 'home' ? `${sides.home} – ${sides.away}` : pairingInTitle(sides, t);
}
