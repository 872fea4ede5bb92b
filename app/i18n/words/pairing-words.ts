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
