/**
 * Returns a text without the characters that PostgreSQL cannot store (lone surrogates, the null character), which a value that could not be read may
 * contain.
 */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
