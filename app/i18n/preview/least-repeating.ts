import { readsOn, wordsOf } from './reads-on.ts';

/** Min length of a word that counts as repeated; shorter ones are repeated by every text. */
const tellingLength = 5;

/** Weight of a repeated word of the sentence right before; one further back has weight 1. */
const weightOfPrevious = 3;

/**
 * Returns the sentence, among some with the same meaning, that reads well after a text and repeats the fewest of its longer words, names
 * included; those of its last sentence count three times. Among equals, the first.
 *
 * @param sentences at least one
 * @param before the sentences before it, in order
 * @param stemOf returns the stem that all forms of a word share, for a language whose names and nouns change with their case
 */
export function minRepetition(sentences: readonly string[], before: readonly string[], stemOf = (word: string) => word): string {
  const previous = before.at(-1) ?? '';
  const stemsOf = (sentence: string) => tellingWords(sentence).map(stemOf);
  const [used, usedLast] = [new Set(before.flatMap(stemsOf)), new Set(stemsOf(previous))];
  const weightOf = (stem: string) => (usedLast.has(stem) ? weightOfPrevious : used.has(stem) ? 1 : 0);
  const readable = sentences.filter((sentence) => readsOn(previous, sentence));
  const possible = readable.length === 0 ? sentences : readable;
  const repeated = possible.map((sentence) => stemsOf(sentence).reduce((sum, stem) => sum + weightOf(stem), 0));
  return possible[repeated.indexOf(Math.min(...repeated))] as string;
}

function tellingWords(sentence: string): string[] {
  return wordsOf(sentence).filter((word) => word.length >= tellingLength);
}
