import { expect, it } from 'vitest';
import { outlyingBooks } from './outlying-books.ts';
import type { BookmakerKind } from './quote.ts';

const book = (prices: (number | null)[], kind: BookmakerKind = 'bookmaker') => ({ kind, prices });

it('are those whose price implies a chance more than a tenth away from the median', () => {
  // Two prices exchanged in a season file: 2.50, 1.20, 2.80 where others have 2.48, 3.25, 2.87.
  const slip = book([2.5, 1.2, 2.8]);
  expect(outlyingBooks([book([2.48, 3.25, 2.87]), slip, book([2.5, 3.2, 2.8]), book([2.45, 3.3, 2.9])])).toEqual([slip]);
  // 1/2.00 and 1/2.45 are 0.09 apart, 1/2.60 is 0.115 away.
  const cheap = book([2.6, 1.6]);
  expect(outlyingBooks([book([2, 1.9]), book([2, 1.9]), book([2.45, 1.65])])).toEqual([]);
  expect(outlyingBooks([book([2, 1.9]), book([2, 1.9]), cheap])).toEqual([cheap]);
});

it('hold an exchange against the bookmakers, and never the bookmakers against an exchange', () => {
  const empty = book([1.03, 2.24], 'exchange');
  expect(outlyingBooks([empty, book([1.65, 2.2]), book([1.68, 2.21])])).toEqual([empty]);
  expect(outlyingBooks([empty, { ...empty }, book([1.65, 2.2])])).toEqual([empty, empty]);
  expect(outlyingBooks([empty])).toEqual([]);
});

it('count the average that a feed names as one voice', () => {
  const slip = book([5.2, 1.2]);
  expect(outlyingBooks([slip, book([2, 1.9]), book([2.02, 1.88], 'market-average')])).toEqual([slip]);
});

it('are both of two that contradict each other, for nobody can tell which is right', () => {
  expect(outlyingBooks([book([1.2, 4]), book([2, 1.8])])).toHaveLength(2);
});

it('leave out what cannot be compared: a book that lacks a price, and the best prices of a market', () => {
  expect(outlyingBooks([book([2, 1.9]), book([2, 1.9]), book([null, 9]), book([9, 9], 'market-best')])).toEqual([]);
});
