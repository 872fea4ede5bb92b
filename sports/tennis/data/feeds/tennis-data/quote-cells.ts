import { parsePrice } from '#data/feeds/csv/cell-values.ts';
import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { TennisColumns } from './tennis-columns.ts';
import type { TennisFeedQuote } from './tennis-feed-match.ts';

/**
 * Min and max sum of both implied chances of a pair of prices. An average of bookmakers has a margin. A single bookmaker may have moved one price
 * before the other. The best prices of all may add up to less than 1.
 */
const possibleSums = { 'market-average': [1, 1.15], 'market-best': [0.85, 1.15], bookmaker: [0.95, 1.15] } as const;

/** Returns the prices of a row, the winner's first. A pair that no bookmaker can have offered is reported and left out. */
export function readTennisQuotes(row: FileRow, { prices }: TennisColumns): readonly TennisFeedQuote[] {
  const quotes = prices.flatMap(({ bookmaker, columns }) => {
    const pair = readPair(row, bookmaker, columns);
    return pair === undefined ? [] : [{ bookmaker, prices: pair, column: columns[0] }];
  });
  const average = quotes.find(({ bookmaker }) => bookmaker === 'market-average');
  return quotes.flatMap(({ column, ...quote }) => {
    const isBelow = quote.bookmaker === 'market-best' && average?.prices.some((price, side) => price > (quote.prices[side] as number));
    if (isBelow) row.report('inconsistent', column, quote.prices.join('/'));
    return isBelow ? [] : [quote];
  });
}

function readPair(row: FileRow, bookmaker: string, columns: Pair<number>): Pair<number> | undefined {
  const empty = columns.filter((column) => row.text(column) === '');
  if (empty.length === 1) row.report('missing-value', empty[0] as number);
  const [first, second] = columns.map((column) => row.read(column, parsePrice, 'bad-price'));
  if (first === undefined || second === undefined) return undefined;
  const [least, most] = possibleSums[bookmaker === 'market-average' || bookmaker === 'market-best' ? bookmaker : 'bookmaker'];
  const sum = 1 / first + 1 / second;
  if (sum >= least && sum <= most) return [first, second];
  row.report('bad-price', columns[0], `${first}/${second}`);
  return undefined;
}
