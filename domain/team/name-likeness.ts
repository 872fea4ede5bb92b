import { searchKey } from './search-key.ts';

/** Words for the kind of a club, which do not identify it. */
const formWords = new Set(
  'ac afc ak as asd ath bc bk bsc ca cd cf cfr club cp cs csm de fbc fc fcm fk football futbol gd gfc if ifk ik jk kf kfc ks kv ligue nk of og rc rcd sa sad sc sd sk sp sport sporting spvgg ss ssc ssv sv tsg tsv uc ud us vfb vfl vfr'.split(
    ' ',
  ),
);
const unmatchedWord = 0.85;

/**
 * Returns how likely two names are to be spellings of one, from 0 to 1: all words the same, abbreviated (`Din. Bucuresti`), run together (`HamKam`),
 * or with a letter wrong; each word that only one of them has makes it less likely. Names of two clubs of a city come to a half.
 */
export function nameLikeness(one: string, other: string): number {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((first, second) => first.length - second.length) as [string[], string[]];
  if (shorter.length === 0) return 0;
  if (shorter.join('') === longer.join('')) return 1;
  const left = [...longer];
  let sum = 0;
  for (const word of [...shorter].sort((first, second) => second.length - first.length)) {
    const likenesses = left.map((candidate) => wordLikeness(word, candidate));
    const best = Math.max(0, ...likenesses);
    sum += best;
    if (best > 0) left.splice(likenesses.indexOf(best), 1);
  }
  return (sum / shorter.length) * unmatchedWord ** (longer.length - shorter.length);
}

function wordsOf(name: string): string[] {
  const words = searchKey(name)
    .split(' ')
    .filter((word) => word !== '');
  const weighty = words.filter((word) => !formWords.has(word));
  return weighty.length > 0 ? weighty : words;
}

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (/\d/.test(long)) return 0;
  if (long.startsWith(short)) return 0.8;
  return short.length >= 4 && mistakesBetween(short, long) <= Math.floor(short.length / 4) ? 0.8 : 0;
}

/** Returns the Levenshtein distance of two words. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[at - 1] === other[column - 1];
      next[column] = Math.min((row[column] as number) + 1, (next[column - 1] as number) + 1, (row[column - 1] as number) + (same ? 0 : 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
