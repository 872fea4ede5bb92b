import { expect, it } from 'vitest';
import { calculatorStateOf } from '#tests/factories/calculator-state-of.ts';
import { calculate } from './calculate.ts';

const calculationOf = (query: string, mark: '.' | ',' = '.') => calculate(calculatorStateOf(query), mark);

it('reads a price by how it is written, or as its format says', () => {
  expect(calculationOf('odds=5/2').result).toEqual({ tool: 'converter', decimalOdds: 3.5, notation: 'fractional' });
  expect(calculationOf('odds=-200').result).toMatchObject({ decimalOdds: 1.5, notation: 'moneyline' });
  expect(calculationOf('odds=2.5&format=hong-kong').result).toMatchObject({ decimalOdds: 3.5, notation: 'hong-kong' });
  expect(calculationOf('odds=3,50', ',').result).toMatchObject({ decimalOdds: 3.5, notation: 'decimal' });
  expect(calculationOf('odds=Alla pari', ',').result).toMatchObject({ decimalOdds: 2, notation: 'fractional' });
});

it.each([
  ['', 'empty', undefined],
  ['2.5abc', 'not-a-price', undefined],
  ['3,50', 'not-a-price', undefined],
  ['∞', 'not-a-price', undefined],
  ['+50', 'out-of-range', 'moneyline'],
  ['0', 'too-short', 'decimal'],
  ['1/0', 'out-of-range', 'fractional'],
  ['99999999', 'too-long', 'decimal'],
])('refuses "%s" as %s and knows how it was meant', (text, fault, notation) => {
  const { problems, result } = calculationOf(new URLSearchParams({ odds: text }).toString());
  expect(result).toBeUndefined();
  expect(problems).toEqual({ odds: { of: 'odds', fault, notation } });
});

it('refuses a format that there is not, and calculates nothing by it', () => {
  expect(calculationOf('odds=2&format=roman')).toEqual({ problems: { format: { of: 'format' } }, result: undefined });
});

it('calculates an accumulator from what was written: three times a third on, ten staked, return 640/27', () => {
  const { result } = calculationOf('calculator=accumulator&odds1=1/3&odds2=1/3&odds3=1/3&stake=10');
  // 4/3 three times is 64/27; with 1.33 it would be 23.526.
  expect(result).toMatchObject({ tool: 'accumulator', returns: expect.closeTo(640 / 27, 9), legs: [{ row: 1 }, { row: 2 }, { row: 3 }] });
});

it('leaves empty rows out, but misses those without which there are too few prices', () => {
  expect(calculationOf('calculator=accumulator&odds1=2&odds2=&odds3=3&stake=1').result).toMatchObject({
    legs: [
      { row: 1, decimalOdds: 2 },
      { row: 3, decimalOdds: 3 },
    ],
    returns: 6,
  });
  const { problems, result } = calculationOf('calculator=margin&odds1=&odds2=2&odds3=');
  expect(result).toBeUndefined();
  expect(problems).toEqual({ odds1: { of: 'odds', fault: 'empty', notation: undefined } });
});

it('names every field that is wrong, in the order of the form', () => {
  const { problems } = calculationOf('calculator=each-way&odds=%2B50&stake=0&place=1/0');
  expect(Object.keys(problems)).toEqual(['odds', 'stake', 'place']);
  expect(calculationOf('calculator=kelly&odds=2&chance=100&bankroll=').problems).toEqual({
    chance: { of: 'chance', fault: 'out-of-range' },
    bankroll: { of: 'amount', fault: 'empty' },
  });
});

it('stakes by Kelly what the academy says: at 45% and 2.40 the share 0.08 / 1.40', () => {
  expect(calculationOf('calculator=kelly&odds=2,40&chance=45 %&bankroll=100', ',').result).toMatchObject({
    share: expect.closeTo(0.08 / 1.4, 12),
  });
});

it('pays an each-way bet of two fives at 10/1 and a quarter 72.50 for a winner', () => {
  expect(calculationOf('calculator=each-way&odds=10/1&stake=5&place=1/4').result).toMatchObject({
    outcomes: { won: { returns: 72.5, profit: 62.5 } },
  });
});

it('spreads a stake, and finds a margin', () => {
  expect(calculationOf('calculator=dutching&odds1=3&odds2=6&stake=100').result).toMatchObject({ returns: expect.closeTo(200, 9) });
  // 1/2.32 + 1/3.70 + 1/2.90 = 1.04613
  expect(calculationOf('calculator=margin&odds1=2.32&odds2=3.70&odds3=2.90').result).toMatchObject({
    overround: expect.closeTo(0.04613, 5),
  });
});
