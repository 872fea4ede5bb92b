import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';
import { readChance } from './read-chance.ts';
import { readPlaceFraction } from './read-place-fraction.ts';

it.each([
  ['10', '.', { amount: 10 }],
  [' 2.5 ', '.', { amount: 2.5 }],
  ['2,5', ',', { amount: 2.5 }],
  ['2.5', ',', { amount: 2.5 }],
  ['2,5', '.', { fault: 'not-a-number' }],
  ['', '.', { fault: 'empty' }],
  ['ten', '.', { fault: 'not-a-number' }],
  ['1e9', '.', { fault: 'not-a-number' }],
  ['Infinity', '.', { fault: 'not-a-number' }],
  ['0', '.', { fault: 'not-above-zero' }],
  ['−5', '.', { fault: 'not-above-zero' }],
  ['1000000000', '.', { amount: 1_000_000_000 }],
  ['1000000001', '.', { fault: 'too-large' }],
] as const)('reads the amount "%s" where "%s" is the decimal mark as %o', (text, mark, read) => {
  expect(readAmount(text, mark)).toEqual(read);
});

it.each([
  ['45', '.', { probability: 0.45 }],
  ['45%', '.', { probability: 0.45 }],
  ['45,5\u00a0%', ',', { probability: 0.455 }],
  ['%', '.', { fault: 'empty' }],
  ['0', '.', { fault: 'out-of-range' }],
  ['100', '.', { fault: 'out-of-range' }],
  ['-3', '.', { fault: 'out-of-range' }],
  ['half', '.', { fault: 'not-a-number' }],
] as const)('reads the chance "%s" where "%s" is the decimal mark as %o', (text, mark, read) => {
  expect(readChance(text, mark)).toEqual(read);
});

it.each([
  ['1/5', { placeFraction: 0.2 }],
  ['1 / 4', { placeFraction: 0.25 }],
  ['1/1', { placeFraction: 1 }],
  ['', { fault: 'empty' }],
  ['0.2', { fault: 'not-a-fraction' }],
  ['1/0', { fault: 'out-of-range' }],
  ['0/0', { fault: 'out-of-range' }],
  ['0/5', { fault: 'out-of-range' }],
  ['5/4', { fault: 'out-of-range' }],
] as const)('reads the place fraction "%s" as %o', (text, read) => {
  expect(readPlaceFraction(text)).toEqual(read);
});
