import type { LocalDay } from '#domain/time/local-day.ts';

/** A bookmaker that may take bets in a country. */
export interface Licence {
  /** The slug under which its prices and its review are stored. */
  readonly bookmaker: string;
  /** The page that confirms it: an https address. */
  readonly source: string;
  /** The day on which the page was last read. */
  readonly reviewedOn: LocalDay;
}

/** Returns the licence of a bookmaker, with the page that confirms it. */
export function licence(bookmaker: string, source: string, reviewedOn: LocalDay): Licence {
  return { bookmaker, source, reviewedOn };
}
