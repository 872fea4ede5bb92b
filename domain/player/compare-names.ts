import { foldName } from '#domain/team/fold-name.ts';

/**
 * The likeness of two names of players at one club. `same`: the same words. `likely`: the same last name, the first one shortened or further
 * ones left out. `possible`: one may be a short form of the other, or the first names begin alike.
 */
export type NameLikeness = 'same' | 'likely' | 'possible' | 'different';

/** Returns the likeness of two names as sources write them: "B. Saka", "Saka B.", "Saka, Bukayo", "Saka". */
export function compareNames(one: string, other: string): NameLikeness {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [string[], string[]];
  const [first, last] = [shorter[0], shorter.at(-1)];
  if (first === undefined || last === undefined) return 'different';
  if (shorter.length === longer.length && shorter.toSorted().join(' ') === longer.toSorted().join(' ')) return 'same';
  if (shorter.length === 1) return last === longer.at(-1) ? 'likely' : longer.includes(last) ? 'possible' : 'different';
  if (last === longer.at(-1)) {
    if (isShortFor(first, longer[0] as string)) return 'likely';
    if (first[0] === longer[0]?.[0]) return 'possible';
  }
  const isPart = shorter.every((word) => longer.some((whole) => isShortFor(word, whole)));
  return isPart && shorter.some((word) => word.length > 1 && longer.includes(word)) ? 'possible' : 'different';
}

/** Returns true for a name with an initial, and for a single word. */
export function isShortened(name: string): boolean {
  const words = wordsOf(name);
  return words.length < 2 || words.some((word) => word.length === 1);
}

/** Returns the words of a name, folded; initials at the end are moved to the front. */
function wordsOf(name: string): string[] {
  const words = foldName(name.replace(/['’`´]/g, ''))
    .split(' ')
    .filter((word) => word !== '');
  const initials = words.length - 1 - words.findLastIndex((word) => word.length > 1);
  return initials === words.length ? words : [...words.slice(words.length - initials), ...words.slice(0, words.length - initials)];
}

function isShortFor(one: string, other: string): boolean {
  return one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));
}
