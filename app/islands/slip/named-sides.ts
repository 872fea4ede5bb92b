import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import type { PricedLeg } from './slip-look-up.ts';

/** Returns the names of both sides of a selection's match; undefined when the match is unknown. */
export function namedSides({ home, away, named_first: namedFirst }: PricedLeg): NamedSides | undefined {
  return home === null || away === null ? undefined : { home, away, namedFirst: namedFirst ?? 'home' };
}
