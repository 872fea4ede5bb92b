export type PlaceFractionFault = 'empty' | 'not-a-fraction' | 'out-of-range';
export type ReadPlaceFraction = { readonly placeFraction: number } | { readonly fault: PlaceFractionFault };

/**
 * Returns the part of the odds that a place pays, or the fault of the text: `1/4`, `1/5`; above 0 and at most 1.
 *
 * @param text as a person typed it
 */
export function readPlaceFraction(text: string): ReadPlaceFraction {
  const written = text.trim();
  if (written === '') return { fault: 'empty' };
  const parts = /^(\d{1,3}) ?[/:∕⁄] ?(\d{1,3})$/.exec(written);
  if (parts === null) return { fault: 'not-a-fraction' };
  const placeFraction = Number(parts[1]) / Number(parts[2]);
  return placeFraction > 0 && placeFraction <= 1 ? { placeFraction } : { fault: 'out-of-range' };
}
