import type { ItalianNoun } from '../nouns/nouns.ts';
import { points } from '../words.ts';

export const fixture = ({ home, away }: { home: ItalianNoun; away: ItalianNoun }) => `${home.bare}-${away.bare}`;

/** `il Milan`, `il Milan e la Roma`, `il Milan, la Roma e il Genoa`. */
export const listed = (clubs: readonly ItalianNoun[]) =>
  clubs.length < 2 ? String(clubs[0]) : `${clubs.slice(0, -1).join(', ')} e ${clubs.at(-1)}`;

/** Returns the leader’s margin after its verb: `comanda con tre punti di vantaggio sulla seconda`. */
export const withMargin = (ahead: number) =>
  ahead === 0 ? 'a pari punti con la seconda' : `con ${points(ahead)} di vantaggio sulla seconda`;
/** Returns the leader’s margin as a separate clause. */
export const secondIs = (ahead: number) => `la seconda è a ${ahead === 0 ? 'pari punti' : points(ahead)}`;
