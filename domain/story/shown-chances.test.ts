import { describe, expect, it } from 'vitest';
import { shownChances, unlikely } from './shown-chances.ts';

it('three chances add up to 100 per cent', () => {
  expect(shownChances({ home: 0.455, draw: 0.2475, away: 0.2975 })).toEqual({ home: 0.45, draw: 0.25, away: 0.3 });
});

describe('a bet on a result', () => {
  const forecast = { home: 0.3, draw: 0.28, away: 0.42 };
  const bet = (selection: 'home' | 'draw' | 'away') => ({ market: 'match-result', line: 0, selection }) as const;

  it('is unlikely unless no other result has a greater chance', () => {
    expect(unlikely(bet('home'), forecast)).toEqual({ unlikely: true });
    expect(unlikely(bet('draw'), forecast)).toEqual({ unlikely: true });
    expect(unlikely(bet('away'), forecast)).toEqual({});
    expect(unlikely(bet('home'), { home: 0.36, draw: 0.28, away: 0.36 })).toEqual({});
  });

  it('is nothing of the kind without a forecast, nor is a bet on goals', () => {
    expect(unlikely(bet('home'), undefined)).toEqual({});
    expect(unlikely({ market: 'total-goals', line: 2.5, selection: 'over' }, forecast)).toEqual({});
  });
});
