/** Stands after each form that nobody knows, so that the sentence with it can be told from others. No text has it: it is of private use. */
const mark = '\uE000';

/** Returns a form as it is of a name of which only the nominative is known, or a word that would have to agree with such a name. */
export function unknownForm(form: string): string {
  return form + mark;
}

/** Returns true for a sentence that would bend a name whose forms nobody knows, or that takes its gender or number for granted. */
export function bendsUnknownName(sentence: string): boolean {
  return sentence.includes(mark);
}
