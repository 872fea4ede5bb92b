/** Price below which decimal prices have up to three decimals; higher ones have two. */
const shortest = 10;

/** Returns the formats of decimal prices in a language. */
export function oddsNumberFormats(tag: string): { of(price: number): Intl.NumberFormat } {
  const [short, long] = [3, 2].map(
    (maximumFractionDigits) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits, useGrouping: false }),
  ) as [Intl.NumberFormat, Intl.NumberFormat];
  return { of: (price) => (price < shortest ? short : long) };
}
