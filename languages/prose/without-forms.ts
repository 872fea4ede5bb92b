/** Marks each unknown form, so that sentences with one are recognised. It is a private-use character, which no text has. */
const mark = '\uE000';

/** Returns a form as it is of a name of which only the nominative is known, or a word that would have to agree with such a name. */
export function unknownForm(form: string): string {
  return form + mark;
}

/** Returns true for a sentence that would bend a name without known forms, or that takes its gender or number for granted. */
export function bendsUnknownName(sentence: string): boolean {
  return sentence.includes(mark);
}
