import { expect, it } from 'vitest';
import type { MarketQuote } from './compare-prices.ts';
import { latestReadings } from './latest-readings.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const kickoff = at('15:00');
const quote = (bookmaker: string, time: string, home: number, more: Partial<MarketQuote> = {}): MarketQuote => ({
  bookmaker,
  name: bookmaker.toUpperCase(),
  kind: 'bookmaker',
  line: 0,
  phase: 'moving',
  quotedAt: at(time),
  prices: [home, 3.4, 4],
  ...more,
});

it('lists what bookmakers offered, the newest first, each from its first reading to its last before kick-off', () => {
  const quotes = [
    quote('a', '09:00', 2, { readAt: at('12:55') }),
    quote('a', '13:00', 1.9, { readAt: at('15:20') }),
    quote('b', '10:00', 2.1),
  ];
  expect(latestReadings(quotes, 0, kickoff, 20)).toEqual([
    { bookmaker: 'a', name: 'A', from: at('13:00'), until: kickoff, prices: [1.9, 3.4, 4] },
    { bookmaker: 'b', name: 'B', from: at('10:00'), until: at('10:00'), prices: [2.1, 3.4, 4] },
    { bookmaker: 'a', name: 'A', from: at('09:00'), until: at('12:55'), prices: [2, 3.4, 4] },
  ]);
  expect(latestReadings(quotes, 0, kickoff, 2)).toHaveLength(2);
});

it('leaves out prices after the kick-off, of another line, of exchanges and averages', () => {
  const quotes = [
    quote('a', '09:00', 2),
    quote('a', '15:01', 5),
    quote('a', '09:30', 3, { line: 2.5 }),
    quote('a', '10:00', 1.9),
    quote('x', '09:00', 2, { kind: 'exchange' }),
    quote('m', '09:00', 2, { kind: 'market-average' }),
  ];
  expect(latestReadings(quotes, 0, kickoff, 20).map(({ from }) => from)).toEqual([at('10:00'), at('09:00')]);
});

it('is empty where every bookmaker offers what it first did', () => {
  expect(latestReadings([quote('a', '09:00', 2, { readAt: at('14:00') }), quote('b', '09:00', 2.1)], 0, kickoff, 20)).toEqual([]);
});
