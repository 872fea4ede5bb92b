import { readsOn, wordsOf } from './reads-on.ts';

/** Shorter words are repeated by every text. */
const tellingLength = 5;

/** A word of the sentence right before is heard again, one further back less so. */
const weightOfPrevious = 3;

/**
 * Returns the sentence, among some that say the same, that reads on after a text and repeats the fewest of its longer words, names among
 * them, those of its last sentence counted thrice; of equal ones the first.
 *
 * @param sentences at least one
 * @param before the sentences before it, in order
 */
export function leastRepeating(sentences: readonly string[], before: readonly string[]): string {
  const previous = before.at(-1) ?? '';
  const [used, usedLast] = [new Set(before.flatMap(tellingWords)), new Set(tellingWords(previous))];
  const weightOf = (word: string) => (usedLast.has(word) ? weightOfPrevious : used.has(word) ? 1 : 0);
  const repeated = (sentence: string) => tellingWords(sentence).reduce((sum, word) => sum + weightOf(word), 0);
  const readable = sentences.filter((sentence) => readsOn(previous, sentence));
  const [first, ...others] = readable.length === 0 ? sentences : readable;
  return others.reduce((best, sentence) => (repeated(sentence) < repeated(best) ? sentence : best), first as string);
}

function tellingWords(sentence: string): string[] {
  return wordsOf(sentence).filter((word) => word.length >= tellingLength);
}
