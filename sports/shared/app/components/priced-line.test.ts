import { expect, it } from 'vitest';
import type { LineComparison } from '#domain/odds/compare-prices.ts';
import { pricedLine } from './priced-line.ts';

const bookmaker = { bookmaker: 'bet365', name: 'bet365', kind: 'bookmaker', margin: 0.05, change: undefined, history: [] } as const;
const line: LineComparison = {
  line: -4.5,
  bookmakers: [{ ...bookmaker, prices: [1.9, 1.92] }],
  best: { prices: [1.9, 1.92], margin: 0.05 },
  others: [{ ...bookmaker, prices: [1.8, null] }],
  old: [{ ...bookmaker, prices: [1.7, 2], seenAt: new Date(0) }],
};

it('turns bets and all prices on sides where the visitors are named first, and neither elsewhere nor on totals', () => {
  const turned = pricedLine('spread', line, 'away');
  expect(turned.bets.map(({ selection }) => selection)).toEqual(['away', 'home']);
  const prices = [turned.bookmakers, turned.others, turned.old].flat().map((each) => each.prices);
  expect([turned.best.prices, ...prices]).toEqual([
    [1.92, 1.9],
    [1.92, 1.9],
    [null, 1.8],
    [2, 1.7],
  ]);
  expect(pricedLine('spread', line, 'home')).toMatchObject(line);
  expect(pricedLine('total', { ...line, line: 213 }, 'away').bets.map(({ selection }) => selection)).toEqual(['over', 'under']);
});
