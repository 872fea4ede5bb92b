/**
 * Returns a chance in whole per cent: `<1` and `>99` for nearly impossible or nearly certain events, which rounding would call impossible or
 * certain.
 *
 * @param chance from 0 to 1
 * @param write puts a whole share into words: `0.82` into `82` or `82%`
 */
export function chanceText(chance: number, write: (share: number) => string): string {
  if (chance > 0 && chance < 0.01) return `<${write(0.01)}`;
  if (chance < 1 && chance > 0.99) return `>${write(0.99)}`;
  return write(chance);
}
