const particles = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'du',
  'la',
  'le',
  'el',
  'al',
  'ter',
  'ten',
  'bin',
  'ben',
  'st.',
  'mac',
  'abou',
  'abu',
  'san',
]);
const suffixes = new Set(['jr', 'jr.', 'júnior', 'junior', 'ii', 'iii', 'neto', 'filho']);

/** Returns the part of a name that is printed on a shirt: the last word, with the particles before it and with the word that a "Jr." belongs to. */
export function lastName(name: string): string {
  const words = name.trim().split(/\s+/);
  const end = words.length - 1;
  let from = suffixes.has((words[end] as string).toLowerCase()) ? Math.max(0, end - 1) : end;
  while (from > 1 && particles.has((words[from - 1] as string).toLowerCase())) from -= 1;
  return words.slice(from).join(' ');
}
