import type { LedgerFilter } from '#data/queries/ledger/ledger-filter.ts';
import { priceBands } from '#domain/tip/price-band.ts';
import type { TrackRecordAddress } from '../track-record.address.ts';

/** The filters of the record. */
export type RecordFilter = Pick<TrackRecordAddress, 'sport' | 'period' | 'competition' | 'market' | 'price' | 'result'>;

/** Returns a filter of the page as a filter of the ledger; tips with any outcome, unless it names one. */
export function ledgerFilterOf({ sport, period, competition, market, price, result }: RecordFilter): LedgerFilter {
  const band = priceBands.findIndex((known) => known.band === price);
  return {
    sport,
    ...(period !== undefined && spanOf(period)),
    tournamentId: competition,
    market,
    leastOdds: band > 0 ? priceBands[band]?.from : undefined,
    belowOdds: band >= 0 ? priceBands[band + 1]?.from : undefined,
    result,
  };
}

/** Returns true when a filter leaves out any tip. */
export function isFiltered({ sport, period, competition, market, price, result }: RecordFilter): boolean {
  return [sport, period, competition, market, price, result].some((value) => value !== undefined);
}

function spanOf(period: string): { readonly from: Date; readonly to: Date } {
  const [year, month] = period.split('-').map(Number) as [number, number | undefined];
  if (month === undefined) return { from: new Date(Date.UTC(year, 0)), to: new Date(Date.UTC(year + 1, 0)) };
  return { from: new Date(Date.UTC(year, month - 1)), to: new Date(Date.UTC(year, month)) };
}
