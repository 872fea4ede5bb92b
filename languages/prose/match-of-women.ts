/*
 * Whether the text that is being written is about a match of women. Roles such as `gli ospiti` stand in hundreds of sentences, and are made in one place of
 * a language: they ask here instead of being passed the fact through every sentence. Texts are written without interruption, so that two never mix.
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
