/** The most selections that a slip holds. */
export const maxLegs = 20;

const form = /^[1-9]\d{0,9}:[a-z-]{4,}:-?\d{1,3}(\.\d{1,2})?:[a-z0-9-]{2,}$/;

/**
 * Returns true for a text that may be the word of a leg, `12:total-goals:2.5:over`. Every page asks this much of what is stored; which markets
 * there are, with their lines and selections, is known where a slip is read (`parseLegKey`).
 */
export function hasFormOfLeg(text: string): boolean {
  return form.test(text);
}
