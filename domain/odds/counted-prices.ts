/**
 * The rule which prices of a match count, for every list, table, forecast box, slip and tip: each bookmaker's newest on a line, asked before the
 * kick-off, and seen to stand within a day. What counts when is stored with the match (`matches.prices_from`) by
 * `data/commands/matches/count-prices.ts`, so that all pages answer alike; an older price is shown by the tables of bookmakers alone, with its hour.
 */
export const greatestPriceAgeHours = 24;

/** Returns the moment since which a price must have been seen to count at another. */
export function pricesCountFrom(now: Date): Date {
  return new Date(now.getTime() - greatestPriceAgeHours * 3_600_000);
}

/** The times at which prices were read. */
interface ReadPrices {
  readonly quotedAt: Date;
  /** The last time at which the same prices were read again; null or undefined where they were read once. */
  readonly readAt?: Date | null;
}

/** Returns the last time at which prices were seen to stand. */
export function lastSeenAt({ quotedAt, readAt }: ReadPrices): Date {
  return readAt ?? quotedAt;
}

/**
 * Returns true for prices that count.
 *
 * @param countFrom the moment since which prices of the match count; null where it has none that do
 */
export function doCount(prices: ReadPrices, countFrom: Date | null): boolean {
  return countFrom !== null && lastSeenAt(prices) >= countFrom;
}
