import { pathWith, readAddress } from '#app/address-parameters.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { parseZoneOffset } from '#domain/time/offset-zone.ts';
import { type PriceBand, priceBands } from '#domain/tip/price-band.ts';
import type { TippedMarket } from '#domain/tip/tip-decision.ts';
import { tippedMarkets } from '#domain/tip/tip-rule.ts';

/** Which tips the page shows, as its address says. */
export interface TipsAddress {
  /** Undefined is today. */
  readonly date: LocalDay | undefined;
  readonly market: TippedMarket | undefined;
  readonly price: PriceBand | undefined;
  /** The least probability, in per cent. */
  readonly chance: LeastChance | undefined;
  /** A tournament's id: `england.premier-league`. */
  readonly competition: string | undefined;
  /** The greatest value first, rather than the earliest kick-off. */
  readonly byValue: boolean;
  /** How many pages of tips, from 1. */
  readonly pages: number;
  /** Minutes ahead of UTC of the clock by which days are counted; undefined is the language's usual zone. */
  readonly utc: number | undefined;
}

export const leastChances = [40, 50, 60, 70] as const;
export type LeastChance = (typeof leastChances)[number];

/** What narrows the day's list. */
export const tipFilters = ['market', 'price', 'chance', 'competition'] as const;
export type TipFilter = (typeof tipFilters)[number];

export const allOfToday: TipsAddress = {
  date: undefined,
  market: undefined,
  price: undefined,
  chance: undefined,
  competition: undefined,
  byValue: false,
  pages: 1,
  utc: undefined,
};

export const unfiltered = { market: undefined, price: undefined, chance: undefined, competition: undefined } as const;

const mostPages = 20;

/** Reads the parameters of the page; undefined when one of them is no value of its own. An empty one, as a form sends it, is absent. */
export function readTipsAddress(parameters: URLSearchParams): TipsAddress | undefined {
  return readAddress(parameters, (read) => ({
    date: read('date', parseLocalDay),
    market: read('market', (text) => tippedMarkets.find((market) => market === text)),
    price: read('price', (text) => priceBands.find(({ band }) => band === text)?.band),
    chance: read('chance', (text) => leastChances.find((least) => String(least) === text)),
    competition: read('competition', (text) => (/^[a-z0-9-]+\.[a-z0-9-]+$/.test(text) ? text : undefined)),
    byValue: read('order', (text) => (text === 'value' ? true : undefined)) ?? false,
    pages:
      read('more', (text) => (/^[1-9]\d?$/.test(text) && Number(text) >= 2 && Number(text) <= mostPages ? Number(text) : undefined)) ?? 1,
    utc: read('utc', parseZoneOffset),
  }));
}

/** The shared path of an address, its parameters always in the same order. */
export function tipsPath(address: TipsAddress): string {
  const { date, market, price, chance, competition, byValue, pages, utc } = address;
  return pathWith('/tips', {
    date,
    market,
    price,
    chance,
    competition,
    order: byValue ? 'value' : undefined,
    more: pages > 1 ? pages : undefined,
    utc,
  });
}
