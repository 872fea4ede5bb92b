/**
 * Max age in hours, since its last reading, of a price that counts. The rule holds for every list, table, forecast box, slip and tip: each
 * bookmaker's newest price on a line counts if it was quoted before the kick-off and last read within a day. The start of that day is
 * stored with the match (`matches.prices_from`) by `data/commands/matches/prices/count-prices.ts`, so that all pages agree; only the tables of
 * bookmakers show an older price, with its time.
 */
export const greatestPriceAgeHours = 24;

/** Returns the earliest time of the last reading of a price that counts at a moment. */
export function pricesCountFrom(now: Date): Date {
  return new Date(now.getTime() - greatestPriceAgeHours * 3_600_000);
}

/** The times at which prices were read. */
interface ReadPrices {
  readonly quotedAt: Date;
  /** The last time at which the same prices were read again; null or undefined when they were read once. */
  readonly readAt?: Date | null;
}

/** Returns the last time at which prices were read. */
export function lastSeenAt({ quotedAt, readAt }: ReadPrices): Date {
  return readAt ?? quotedAt;
}

/**
 * Returns true for prices that count.
 *
 * @param countFrom the earliest time at which a price of the match counts; null when none does
 */
export function doCount(prices: ReadPrices, countFrom: Date | null): boolean {
  return countFrom !== null && lastSeenAt(prices) >= countFrom;
}
