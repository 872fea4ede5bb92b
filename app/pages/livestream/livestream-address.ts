import { pathWith, readAddress } from '#app/address-parameters.ts';
import { livestreamPath } from '#app/livestream-path.ts';
import { type CoveredCountry, coveredCountry } from '#domain/broadcast/covered-countries.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { parseZoneOffset } from '#domain/time/offset-zone.ts';

/** What the page shows, as its address says. */
export interface LivestreamAddress {
  /** Undefined is today. */
  readonly date: LocalDay | undefined;
  /** Undefined is the home of the page's language. */
  readonly country: CoveredCountry | undefined;
  /** How many pages of matches, from 1. */
  readonly pages: number;
  /** Minutes ahead of UTC of the clock by which days are counted; undefined is the language's usual zone. */
  readonly utc: number | undefined;
}

export const mostPages = 9;

/** Reads the parameters of the page; undefined when one of them is no value of its own. An empty one, as a form sends it, is absent. */
export function readLivestreamAddress(parameters: URLSearchParams): LivestreamAddress | undefined {
  return readAddress(parameters, (read) => ({
    date: read('date', parseLocalDay),
    country: read('country', coveredCountry),
    pages: read('more', (text) => (/^[2-9]$/.test(text) ? Number(text) : undefined)) ?? 1,
    utc: read('utc', parseZoneOffset),
  }));
}

/** The shared path of an address, its parameters always in the same order. */
export function livestreamAddressPath({ date, country, pages, utc }: LivestreamAddress): string {
  return pathWith(livestreamPath, { date, country, more: pages > 1 ? pages : undefined, utc });
}
