import { expect, it } from 'vitest';
import { foldRepeatedQuotes } from './fold-repeated-quotes.ts';
import type { StoredQuote } from './store-quotes.ts';

const at = (time: string) => new Date(`2024-04-06T${time}:00Z`);
const quote = (time: string, home: number, phase: 'opening' | 'moving' = 'moving', bookmaker = 'bet365'): StoredQuote => ({
  matchId: 7,
  quote: { bookmaker, market: 'match-result', line: 0, phase, quotedAt: at(time), prices: [home, 4, 5] },
});

it('keeps of prices that are repeated the first, with the time at which they were read last', () => {
  const [opening, first, moved, back] = [quote('06:00', 2, 'opening'), quote('07:00', 2), quote('10:00', 1.9), quote('12:00', 2)];
  const other = quote('08:00', 2, 'moving', 'coral');
  expect(foldRepeatedQuotes([opening, moved, first, quote('08:00', 2), quote('09:00', 2), back, other])).toEqual([
    opening,
    moved,
    { ...first, readAt: at('09:00') },
    back,
    other,
  ]);
});
