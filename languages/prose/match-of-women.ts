/*
 * True while a text about a match of women is written. Hundreds of sentences use roles such as `gli ospiti`, which one function of each language
 * returns: it reads this variable, so that no sentence has to pass the fact on. A text is written without interruption, so two never mix.
 */
let isOfWomen = false;

/** Returns what `write` returns, with the roles of a match of women or of men. */
export function writeMatchOf<Text>(women: boolean, write: () => Text): Text {
  const before = isOfWomen;
  isOfWomen = women;
  try {
    return write();
  } finally {
    isOfWomen = before;
  }
}

/** Returns the first of two words in a text about a match of women, otherwise the second. */
export const womenOr = <Word>(ofWomen: Word, otherwise: Word): Word => (isOfWomen ? ofWomen : otherwise);
