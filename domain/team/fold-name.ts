const lettersWithoutDecomposition: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};

/**
 * Returns a name in the form in which names are compared: lower case, without accents, each run of characters other than letters and digits
 * as one blank. `Nott'm Forest` becomes `nott m forest`, `Łódź` becomes `lodz`, `Παναθηναϊκός` becomes `παναθηναικοσ`.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłħıς]/g, (letter) => lettersWithoutDecomposition[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns a name as part of an address: folded, blanks as hyphens, only a–z, 0–9 and hyphens; `club` when nothing is left. */
export function toSlug(name: string): string {
  const slug = foldName(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'club' : slug;
}
