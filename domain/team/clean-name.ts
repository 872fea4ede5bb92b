/** No club has a longer name; of one that is longer, this many characters are kept. */
const maxCharacters = 80;
/** Vietnamese letters have two marks. */
const maxMarks = 2;

/** True of a name in which nothing has to be looked for: printable, and as long as names are. */
const isPlain = /^[!-~À-ž](?:[ -~À-ž]{0,78}[!-~À-ž])?$/;

/**
 * Returns a name from outside as it may be stored and shown: on one line, in composed letters, without characters that control how text runs or that
 * nobody sees (direction marks, blanks of no width), without heaps of accents, and of at most eighty characters. Empty where nothing is left.
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
