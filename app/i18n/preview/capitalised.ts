/** Returns a sentence with a capital first letter. */
export function capitalised(sentence: string, tag: string): string {
  // Greek's own rule takes the accent off, as of a word all in capitals; a sentence begins with Ένας, not with Ενας.
  return sentence.charAt(0).toLocaleUpperCase(tag === 'el' ? 'en' : tag) + sentence.slice(1);
}
