/** Returns a whole number of at most `digits` digits, without a sign; undefined for other text. */
export function parseCount(text: string, digits: number): number | undefined {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

/** Returns a decimal price above 1, which pays more than the stake; undefined for other text. */
export function parsePrice(text: string): number | undefined {
  if (!/^\d+(?:\.\d*)?$/.test(text)) return undefined;
  const price = Number(text);
  return price > 1 && Number.isFinite(price) ? price : undefined;
}
