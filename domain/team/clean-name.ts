/** Max characters of a name: no club has a longer one, and a longer text is cut. */
const maxCharacters = 80;
/** Max marks on a letter: Vietnamese letters have two. */
const maxMarks = 2;

/** Matches a name that needs no cleaning: printable, and not too long. */
const isPlain = /^[!-~À-ž](?:[ -~À-ž]{0,78}[!-~À-ž])?$/;

/**
 * Returns a name from outside in a form to store and show: on one line, in composed letters, without control characters and invisible ones
 * (direction marks, zero-width spaces), without heaps of accents, and of at most eighty characters. Empty when nothing is left.
 */
export function cleanName(name: string): string {
  if (isPlain.test(name) && !name.includes('  ')) return name;
  const cleaned = name
    .toWellFormed()
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Co}\uFFFD]/gu, '')
    .normalize('NFC')
    .replace(new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu'), '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...cleaned].slice(0, maxCharacters).join('').trim();
}
