/** Returns the first words of a name that fit into a number of characters; if the first word is longer, its beginning. */
export function shortenName(name: string, maxCharacters: number): string {
  const characters = [...name];
  if (characters.length <= maxCharacters) return name;
  const cut = characters.slice(0, maxCharacters + 1).join('');
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trim();
  return words === '' ? characters.slice(0, maxCharacters).join('') : words;
}
