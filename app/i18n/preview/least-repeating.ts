import { readsOn, wordsOf } from './reads-on.ts';

/** Shorter words are repeated by every text. */
const tellingLength = 5;

/**
 * Returns the sentence, among some that say the same, that reads on after a text and repeats the fewest of its longer words, names among
 * them; of equal ones the first.
 *
 * @param sentences at least one
 * @param before the sentences before it, in order
 * @param stemOf returns what all forms of a word have in common, for a language whose names and nouns change with their case
 */
export function leastRepeating(sentences: readonly string[], before: readonly string[], stemOf = (word: string) => word): string {
  const previous = before.at(-1) ?? '';
  const used = new Set(before.flatMap(tellingWords).map(stemOf));
  const repeated = (sentence: string) => tellingWords(sentence).filter((word) => used.has(stemOf(word))).length;
  const readable = sentences.filter((sentence) => readsOn(previous, sentence));
  const [first, ...others] = readable.length === 0 ? sentences : readable;
  return others.reduce((best, sentence) => (repeated(sentence) < repeated(best) ? sentence : best), first as string);
}

function tellingWords(sentence: string): string[] {
  return wordsOf(sentence).filter((word) => word.length >= tellingLength);
}
