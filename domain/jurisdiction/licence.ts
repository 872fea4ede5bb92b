import type { LocalDay } from '#domain/time/local-day.ts';

/** A bookmaker that may take bets in a country. */
export interface Licence {
  /** The slug under which its prices are known and its review is found. */
  readonly bookmaker: string;
  /** The page that says so: an https address. */
  readonly source: string;
  /** The day on which somebody last read the page. */
  readonly reviewedOn: LocalDay;
}

/** Returns the licence of a bookmaker, by the page that says so. */
export function licence(bookmaker: string, source: string, reviewedOn: LocalDay): Licence {
  return { bookmaker, source, reviewedOn };
}
