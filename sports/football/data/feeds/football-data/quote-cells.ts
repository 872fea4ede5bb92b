import { parsePrice } from '#data/feeds/csv/cell-values.ts';
import type { FileRow } from '#data/feeds/csv/file-row.ts';
import type { FeedQuote } from '#data/feeds/feed.ts';
import { parseHandicap } from './cell-values.ts';
import type { PriceGroup } from './price-columns.ts';
import type { QuoteMoments } from './quote-moments.ts';

/** The line in the names of the columns, `>2.5` and `<2.5`. */
const totalGoalsLine = 2.5;

/** Returns all prices of a row. Without moments there is no match to store them for: the faults of the prices are reported, and none is returned. */
export function readQuotes(row: FileRow, groups: readonly PriceGroup[], moments: QuoteMoments | undefined): readonly FeedQuote[] {
  const quotes: FeedQuote[] = [];
  const lines = new Map<number, number | undefined>();
  for (const { bookmaker, market, isClosing, columns, lineColumn } of groups) {
    const prices = columns.map((column) => row.read(column, parsePrice, 'bad-price') ?? null);
    if (moments === undefined || prices.every((price) => price === null)) continue;
    let line: number | undefined = market === 'total-goals' ? totalGoalsLine : 0;
    if (lineColumn !== undefined) {
      if (!lines.has(lineColumn)) lines.set(lineColumn, readLine(row, lineColumn));
      line = lines.get(lineColumn);
    }
    if (line === undefined) continue;
    const { phase, quotedAt } = isClosing ? moments.closing : moments.early;
    quotes.push({ bookmaker, market, line, phase, quotedAt, prices });
  }
  return quotes;
}

function readLine(row: FileRow, column: number): number | undefined {
  if (row.text(column) === '') row.report('missing-value', column);
  return row.read(column, parseHandicap, 'bad-line');
}
