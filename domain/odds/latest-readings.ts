import type { MarketQuote } from './compare-prices.ts';

/** Prices that a bookmaker offered from one moment to another. */
export interface Reading {
  readonly bookmaker: string;
  readonly name: string;
  /** The first time at which they were read. */
  readonly from: Date;
  /** The last time at which they were read. */
  readonly until: Date;
  readonly prices: readonly (number | null)[];
}

/**
 * Returns the prices of bookmakers on a line in the order of their first readings, the newest first; empty while no bookmaker has changed a
 * price.
 *
 * @param quotes all stored quotes of one market of a match, in any order
 * @param line the line of the readings
 * @param before the kick-off; later readings are left out. Undefined includes all
 * @param most max readings that are returned
 */
export function latestReadings(quotes: readonly MarketQuote[], line: number, before: Date | undefined, most: number): Reading[] {
  const readings = quotes
    .filter((quote) => quote.kind === 'bookmaker' && quote.line === line && (before === undefined || quote.quotedAt <= before))
    .map(({ bookmaker, name, quotedAt, readAt, prices }) => ({
      bookmaker,
      name,
      from: quotedAt,
      until: earlier(readAt ?? quotedAt, before),
      prices,
    }))
    .sort((one, other) => other.from.getTime() - one.from.getTime() || (one.name < other.name ? -1 : 1));
  return new Set(readings.map(({ bookmaker }) => bookmaker)).size < readings.length ? readings.slice(0, most) : [];
}

function earlier(one: Date, other: Date | undefined): Date {
  return other !== undefined && other < one ? other : one;
}
