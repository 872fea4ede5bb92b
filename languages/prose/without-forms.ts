/** Marks each unknown form, so that sentences with one are recognised. A private-use character, which no text contains. */
const mark = '\uE000';

/** Returns a form marked as unknown: that of a name of which only the nominative is known, or of a word that would have to agree with such a name. */
export function unknownForm(form: string): string {
  return form + mark;
}

/** Returns true for a sentence that uses an unknown form of a name, or assumes its gender or number. */
export function bendsUnknownName(sentence: string): boolean {
  return sentence.includes(mark);
}
