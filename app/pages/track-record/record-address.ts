import { pathWith } from '#app/address-parameters.ts';
import type { LedgerFilter, TipResult } from '#data/queries/ledger/ledger-filter.ts';
import { type PriceBand, priceBands } from '#domain/tip/price-band.ts';
import type { TippedMarket } from '#domain/tip/tip-decision.ts';
import { tippedMarkets } from '#domain/tip/tip-rule.ts';

/** What the address of the track record asks for; what is absent does not matter. */
export interface RecordAddress {
  /** A year or a month of kick-off in UTC: `2026`, `2026-11`. */
  readonly period?: string | undefined;
  /** The tournament's id. */
  readonly competition?: string | undefined;
  readonly market?: TippedMarket | undefined;
  readonly price?: PriceBand | undefined;
  readonly result?: TipResult | undefined;
  /** Only records before this one, where the list goes on. */
  readonly before?: number | undefined;
  /** The one record that is shown by itself. */
  readonly record?: number | undefined;
}

/** In the order in which known-parameters.ts has them. */
const parameters = ['period', 'competition', 'market', 'price', 'result', 'before', 'record'] as const;

export const tipResults = ['won', 'half-won', 'void', 'half-lost', 'lost', 'open', 'withdrawn'] as const satisfies readonly TipResult[];

/** Reads an address; a value that means nothing here is as if it were not there. */
export function parseRecordAddress(search: URLSearchParams): RecordAddress {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const number = (name: string) => {
    const digits = matching(name, /^[1-9]\d{0,8}$/);
    return digits === undefined ? undefined : Number(digits);
  };
  return {
    period: matching('period', /^\d{4}(-(0[1-9]|1[0-2]))?$/),
    competition: matching('competition', /^[a-z0-9-]+\.[a-z0-9-]+$/),
    market: oneOf('market', tippedMarkets),
    price: oneOf(
      'price',
      priceBands.map(({ band }) => band),
    ),
    result: oneOf('result', tipResults),
    before: number('before'),
    record: number('record'),
  };
}

/** The path of an address, shared by all languages. */
export function recordPath(address: RecordAddress): string {
  return pathWith('/track-record', Object.fromEntries(parameters.map((name) => [name, address[name]])));
}

/** The tips of the ledger that an address means, whatever became of them unless it says. */
export function ledgerFilterOf({ period, competition, market, price, result }: RecordAddress): LedgerFilter {
  const band = priceBands.findIndex((known) => known.band === price);
  return {
    ...(period !== undefined && spanOf(period)),
    tournamentId: competition,
    market,
    leastOdds: band > 0 ? priceBands[band]?.from : undefined,
    belowOdds: band >= 0 ? priceBands[band + 1]?.from : undefined,
    result,
  };
}

/** Whether an address leaves out any tip. */
export function isFiltered({ period, competition, market, price, result }: RecordAddress): boolean {
  return [period, competition, market, price, result].some((value) => value !== undefined);
}

function spanOf(period: string): { readonly from: Date; readonly to: Date } {
  const [year, month] = period.split('-').map(Number) as [number, number | undefined];
  if (month === undefined) return { from: new Date(Date.UTC(year, 0)), to: new Date(Date.UTC(year + 1, 0)) };
  return { from: new Date(Date.UTC(year, month - 1)), to: new Date(Date.UTC(year, month)) };
}
