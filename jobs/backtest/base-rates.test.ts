import { expect, it } from 'vitest';
import { BaseRates } from './base-rates.ts';
import { outcomesOf } from './judged-market.ts';

it('says before the first match that every outcome is as likely as the others', () => {
  expect(new BaseRates().of('E0')).toEqual({
    matchResult: [1 / 3, 1 / 3, 1 / 3],
    overUnder25: [1 / 2, 1 / 2],
    bothTeamsToScore: [1 / 2, 1 / 2],
  });
});

it('follows what came in the division, each outcome having counted once at the start', () => {
  const rates = new BaseRates();
  for (const [home, away] of [
    [2, 1],
    [3, 0],
    [0, 0],
  ] as const) {
    rates.observe('E0', outcomesOf({ home, away }));
  }
  expect(rates.of('E0')).toEqual({ matchResult: [3 / 6, 2 / 6, 1 / 6], overUnder25: [3 / 5, 2 / 5], bothTeamsToScore: [2 / 5, 3 / 5] });
  expect(rates.of('E1').matchResult).toEqual([1 / 3, 1 / 3, 1 / 3]);
});
