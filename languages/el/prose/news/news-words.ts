import type { GreekNoun } from '../nouns/nouns.ts';
import { points } from '../words.ts';

/** The meeting of two clubs, after its neuter article: `στο Άρης – ΑΕΚ`. */
export const pair = ({ home, away }: { readonly home: GreekNoun; readonly away: GreekNoun }) => `${home.bare} – ${away.bare}`;

/** `με προβάδισμα τριών βαθμών`. */
export const withLead = (ahead: number) => `με προβάδισμα ${ahead === 0 ? 'μόνο στην ισοβαθμία' : points(ahead, 'gen')}`;

/** Returns clubs in one of their forms, at least one: `η Χέρτα, η Σάλκε και η Μπόχουμ`. */
export function listed(clubs: readonly GreekNoun[], form: (club: GreekNoun) => string): string {
  const names = clubs.map(form);
  return names.length === 1 ? (names[0] as string) : `${names.slice(0, -1).join(', ')} και ${names.at(-1)}`;
}

/** Returns the form of a verb for a list of clubs. */
export const doAll = (clubs: readonly GreekNoun[], singular: string, plural: string) =>
  clubs.length === 1 ? (clubs[0] as GreekNoun).verb(singular, plural) : plural;
