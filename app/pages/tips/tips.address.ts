import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, count, day, oneOf, oneOfNumbers, text, uncached, zoneOffset } from '#app/addresses/parameter.ts';
import { pickKinds } from '#domain/prediction/choose-picks.ts';
import { pricedMarkets } from '#domain/sports/markets-of-sports.ts';
import { firstSport, sports } from '#domain/sports/sport.ts';
import { priceBands } from '#domain/tip/price-band.ts';

/** Choices of the min probability of a tip, in per cent. */
export const minChances = [40, 50, 60, 70] as const;

const maxPages = 20;

/** The lists of selections that can still be bet on, by the names in links: predictions of a kind, and the open tips. */
export const openLists = [...pickKinds, 'value'] as const;
export type OpenList = (typeof openLists)[number];

/** A tournament's id: `england.premier-league`. */
const competitionId = text(/^[a-z0-9-]{1,60}\.[a-z0-9-]{1,80}$/);

/** The tips and predictions of a day. */
export const tipsAddress = address('/tips', {
  date: day,
  sport: uncached(oneOf(sports)),
  market: oneOf(pricedMarkets),
  price: oneOf(priceBands.map(({ band }) => band)),
  chance: uncached(oneOfNumbers(minChances)),
  competition: uncached(competitionId),
  order: choice(['kickoff', 'value']),
  /** The list that is shown as a whole. */
  all: oneOf(openLists),
  /** The number of pages of tips shown. */
  more: count(maxPages),
  utc: zoneOffset,
});

export type TipsAddress = AddressOf<typeof tipsAddress>;

/** The filters of the day's list. */
export const tipFilters = ['sport', 'market', 'price', 'chance', 'competition'] as const;
export type TipFilter = (typeof tipFilters)[number];

export const unfiltered = { sport: undefined, market: undefined, price: undefined, chance: undefined, competition: undefined } as const;

/** Returns true when a filter narrows the list. */
export function isFiltered(address: TipsAddress): boolean {
  return tipFilters.some((filter) => address[filter] !== undefined);
}

/** The market of a list of predictions. */
const marketOfList = { likely: 'match-result', goals: 'total-goals', both: 'both-teams-to-score' } as const;

/** Returns the lists that the filters by sport and market leave; only football has predictions here. */
export function listsOf({ sport = firstSport, market }: Pick<TipsAddress, 'sport' | 'market'>): OpenList[] {
  return openLists.filter((list) => list === 'value' || (sport === firstSport && (market === undefined || market === marketOfList[list])));
}

/** The newest tips as a feed. */
export const tipsFeedAddress = address('/tips/feed.xml');

/** The football predictions as a feed: the likeliest of the last days with the outcome of each day, or all of one competition. */
export const predictionsFeedAddress = address('/tips/predictions.xml', { competition: competitionId });
