import type { Words } from '#app/i18n/words/create-words.ts';
import { comparedMarkets } from '#domain/odds/compared-markets.ts';
import { type MarketName, marketByName } from '../../components/market-names.ts';
import { selectionWords } from '../../components/selection-words.ts';
import type { OddsSort } from './odds.address.ts';

/** The sort by the best price of each selection, by its place in the market. */
export const priceSorts = ['first', 'second', 'third'] as const satisfies readonly OddsSort[];

/** Returns true when the head of a column sorts the lowest first: all but the lead over the average, where readers look for the highest. */
export function isUsuallyAscending(sort: OddsSort): boolean {
  return sort !== 'above-average';
}

/** Returns the heads of a market's selections, the same for every match: `1 X 2`, `Over 2.5` and `Under 2.5`, and for a handicap `1 2`. */
export function selectionHeads(name: MarketName, words: Pick<Words, 't' | 'format'>): string[] {
  const { t } = words;
  if (name === 'handicap') return [t('prices.home'), t('prices.away')];
  const line = comparedMarkets.find(({ market }) => market === marketByName[name])?.line ?? 0;
  return selectionWords(name, line, { home: '', away: '' }, words);
}
