/**
 * Min length of a word that two sentences in a row may not share where they meet or begin; shorter ones, such as articles, may open sentence
 * after sentence.
 */
const tellingLength = 4;

/**
 * Returns true when a sentence reads well after another: it does not open with the same word (after a short first word, with the same two), and
 * neither of its first two words is the longer word on which that one ends, such as a club's name.
 */
export function readsOn(previous: string, sentence: string): boolean {
  const [before, after] = [wordsOf(previous), wordsOf(sentence)];
  const [first = '', second = ''] = after;
  const isTelling = first.length >= tellingLength;
  if (isTelling ? before[0] === first : before[0] === first && before[1] === second) return false;
  const last = before.at(-1);
  return last === undefined || last.length < tellingLength || (last !== first && last !== second);
}

/** Returns the words and numbers of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
