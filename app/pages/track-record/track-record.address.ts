import { type AddressOf, address } from '#app/addresses/address.ts';
import { count, id, oneOf, text, uncached, zoneOffset } from '#app/addresses/parameter.ts';
import type { TipResult } from '#data/queries/ledger/ledger-filter.ts';
import { pricedMarkets } from '#domain/sports/markets-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import { priceBands } from '#domain/tip/price-band.ts';

export const tipResults = ['won', 'half-won', 'void', 'half-lost', 'lost', 'open', 'withdrawn'] as const satisfies readonly TipResult[];

export const maxPages = 20;

/** Every tip ever published, those that pass filters, or a single record. */
export const trackRecordAddress = address('/track-record', {
  /** A year or a month of kick-off in UTC: `2026`, `2026-11`. */
  period: text(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/),
  /** A tournament's id: `england.premier-league`. */
  competition: text(/^[a-z0-9-]{1,40}\.[a-z0-9-]{1,60}$/),
  sport: oneOf(sports),
  market: oneOf(pricedMarkets),
  price: oneOf(priceBands.map(({ band }) => band)),
  result: oneOf(tipResults),
  /** The number of pages shown of tips that were settled or withdrawn. */
  more: count(maxPages),
  /** Only tips that were closed before this record, for lists that are longer than an address can request. */
  before: uncached(id()),
  /** The record that is shown on its own. */
  record: uncached(id()),
  /** Decides which day is yesterday; periods are in UTC. */
  utc: zoneOffset,
});

export type TrackRecordAddress = AddressOf<typeof trackRecordAddress>;

/** The last hash of each day as a feed. */
export const recordFeedAddress = address('/track-record/feed.xml');
