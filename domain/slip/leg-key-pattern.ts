/** Max selections on a slip. */
export const maxLegs = 20;

const pattern = /^[1-9]\d{0,9}:[a-z-]{4,}:-?\d{1,3}(\.\d{1,2})?:[a-z0-9-]{2,}$/;

/**
 * Returns true for a text that may be the key of a leg, `12:total-goals:2.5:over`. Every page makes this check of stored text; the markets
 * with their lines and selections are checked only where a slip is read (`parseLegKey`).
 */
export function looksLikeLegKey(text: string): boolean {
  return pattern.test(text);
}
