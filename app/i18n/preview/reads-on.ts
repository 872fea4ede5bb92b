/** Shorter words, such as articles, may open sentence after sentence. */
const tellingLength = 4;

/**
 * Returns true where a sentence reads well after another: it does not open as that one does, and not with the word on which that one ends, as
 * a club's name would.
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
