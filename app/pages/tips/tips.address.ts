import { type AddressOf, address } from '#app/document/address.ts';
import { choice, count, day, oneOf, oneOfNumbers, text, uncached, zoneOffset } from '#app/document/parameter.ts';
import { pricedMarkets } from '#domain/sports/markets-of-sports.ts';
import { sports } from '#domain/sports/sport.ts';
import { priceBands } from '#domain/tip/price-band.ts';

/** The least probability of a tip, in per cent. */
export const leastChances = [40, 50, 60, 70] as const;

const mostPages = 20;

/** The tips of a day. */
export const tipsAddress = address('/tips', {
  date: day,
  sport: uncached(oneOf(sports)),
  market: oneOf(pricedMarkets),
  price: oneOf(priceBands.map(({ band }) => band)),
  chance: uncached(oneOfNumbers(leastChances)),
  /** A tournament's id: `england.premier-league`. */
  competition: uncached(text(/^[a-z0-9-]{1,60}\.[a-z0-9-]{1,80}$/)),
  order: choice(['kickoff', 'value']),
  /** The number of pages of tips shown. */
  more: count(mostPages),
  utc: zoneOffset,
});

export type TipsAddress = AddressOf<typeof tipsAddress>;

/** The filters of the day's list. */
export const tipFilters = ['sport', 'market', 'price', 'chance', 'competition'] as const;
export type TipFilter = (typeof tipFilters)[number];

export const unfiltered = { sport: undefined, market: undefined, price: undefined, chance: undefined, competition: undefined } as const;

/** The newest tips as a feed. */
export const tipsFeedAddress = address('/tips/feed.xml');
