import { readsOn, wordsOf } from './reads-on.ts';

/** Shorter words are repeated by every text. */
const tellingLength = 5;

/**
 * Returns the sentence, among some that say the same, that reads on after a text and repeats the fewest of its longer words, names among
 * them; of equal ones the first.
 *
 * @param sentences at least one
 * @param before the sentences before it, in order
 */
export function leastRepeating(sentences: readonly string[], before: readonly string[]): string {
  const previous = before.at(-1) ?? '';
  const used = new Set(before.flatMap(tellingWords));
  const repeated = (sentence: string) => tellingWords(sentence).filter((word) => used.has(word)).length;
  const readable = sentences.filter((sentence) => readsOn(previous, sentence));
  const [first, ...others] = readable.length === 0 ? sentences : readable;
  return others.reduce((best, sentence) => (repeated(sentence) < repeated(best) ? sentence : best), first as string);
}

function tellingWords(sentence: string): string[] {
  return wordsOf(sentence).filter((word) => word.length >= tellingLength);
}
