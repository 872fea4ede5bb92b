/** Reads a whole number of at most so many digits, without a sign. */
export function parseCount(text: string, digits: number): number | undefined {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

/** Reads a decimal price, which pays more than the stake: above 1. */
export function parsePrice(text: string): number | undefined {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return undefined;
  const price = Number(text);
  return price > 1 && Number.isFinite(price) ? price : undefined;
}
