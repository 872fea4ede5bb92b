import { expect, it } from 'vitest';
import { chanceByOdds } from './chance-by-odds.ts';

const quote = (market: string, line: number, ...prices: (number | null)[]) => ({ kind: 'bookmaker' as const, market, line, prices });

it('is what fair prices say', () => {
  expect(chanceByOdds({ market: 'match-result', line: 0, at: 0, winners: 1 }, [quote('match-result', 0, 2, 4, 4)])).toBeCloseTo(0.5, 9);
});

it('is of the line of the bet', () => {
  const quotes = [quote('total-goals', 2.5, 2, 2), quote('total-goals', 3.5, 4, 4 / 3)];
  expect(chanceByOdds({ market: 'total-goals', line: 3.5, at: 0, winners: 1 }, quotes)).toBeCloseTo(0.25, 9);
});

it('counts that two of three selections of a double chance win', () => {
  // Half, a quarter and a quarter, two at a time.
  const quotes = [quote('double-chance', 0, 4 / 3, 4 / 3, 2)];
  expect(chanceByOdds({ market: 'double-chance', line: 0, at: 0, winners: 2 }, quotes)).toBeCloseTo(0.75, 9);
  expect(chanceByOdds({ market: 'double-chance', line: 0, at: 2, winners: 2 }, quotes)).toBeCloseTo(0.5, 9);
});

it('is unknown where nobody quotes every selection', () => {
  expect(chanceByOdds({ market: 'total-goals', line: 2.5, at: 0, winners: 1 }, [quote('total-goals', 2.5, 2, null)])).toBeUndefined();
  expect(chanceByOdds({ market: 'total-goals', line: 2.5, at: 0, winners: 1 }, [])).toBeUndefined();
});
