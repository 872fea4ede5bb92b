import { expect, it } from 'vitest';
import { knownParameters } from '#app/known-parameters.ts';
import {
  calculatorSearch,
  listFields,
  readCalculatorAddress,
  shownFields,
  toolPath,
  tools,
  withoutRow,
  withRow,
} from './calculator-address.ts';

const read = (query: string) => readCalculatorAddress(new URLSearchParams(query));

it('shows the converter where no calculator is named, or none that there is', () => {
  expect(read('').tool).toBe('converter');
  expect(read('calculator=roulette').tool).toBe('converter');
  expect(read('calculator=kelly').tool).toBe('kelly');
});

it('keeps what was entered as it was, right or wrong', () => {
  const { entries, filled } = read('calculator=each-way&odds=2.5abc&stake=&place=%3Cb%3E');
  expect(entries).toEqual({ odds: '2.5abc', stake: '', place: '<b>' });
  expect(filled).toBe(true);
});

it('begins with a stake of ten, a bankroll of a hundred and a place at a fifth', () => {
  expect(read('calculator=each-way')).toMatchObject({ entries: { odds: '', stake: '10', place: '1/5' }, filled: false });
  expect(read('calculator=kelly').entries).toEqual({ odds: '', chance: '', bankroll: '100' });
});

it('shows as many selections as the address names, empty ones too, as it asks for, or as a calculator begins with', () => {
  expect(read('calculator=accumulator').rows).toBe(3);
  expect(read('calculator=accumulator&odds1=2').rows).toBe(1);
  expect(read('calculator=accumulator&odds1=2&odds2=&odds3=&odds4=').rows).toBe(4);
  expect(read('calculator=accumulator&odds1=2&odds2=3&rows=3').rows).toBe(3);
  expect(read('calculator=accumulator&odds12=2').rows).toBe(12);
  expect(read('calculator=dutching&odds1=2').rows).toBe(2);
  expect(read('calculator=dutching&rows=99').rows).toBe(2);
  expect(read('calculator=single&rows=5').rows).toBe(0);
});

it('takes a selection away, moves the others up, and leaves as many as are needed', () => {
  const three = read('calculator=accumulator&odds1=2&odds2=3&odds3=4');
  const two = withoutRow(three, 2);
  expect([two.rows, two.entries.odds1, two.entries.odds2, two.entries.odds3]).toEqual([2, '2', '4', '']);
  expect(read('calculator=accumulator&odds1=2&odds2=3&odds3=4&remove=2')).toEqual(two);
  expect(withoutRow(three, 4)).toBe(three);
  const pair = read('calculator=margin&odds1=2&odds2=3');
  expect(withoutRow(pair, 1)).toBe(pair);
});

it('adds no thirteenth selection', () => {
  expect(withRow(read('calculator=accumulator')).rows).toBe(4);
  expect(withRow(read('calculator=accumulator&rows=12')).rows).toBe(12);
});

it('writes an address that says the same again', () => {
  for (const query of [
    'odds=100%2F30',
    'calculator=margin&odds1=2%2C5&odds2=&odds3=x&format=malay',
    'calculator=kelly&odds=%2B50&chance=&bankroll=1',
  ]) {
    const asked = read(query);
    expect(read(calculatorSearch(asked).slice(1))).toEqual(asked);
  }
  expect(calculatorSearch(read('odds=5/2'))).toBe('?odds=5%2F2');
});

it('names no parameter that the site would leave out on the way', () => {
  const known = knownParameters['pages/calculator/calculator'] ?? {};
  for (const tool of tools) {
    expect(tool === 'converter' || known.calculator?.kept?.test(tool), tool).toBe(true);
    for (const name of shownFields({ tool, rows: listFields.length })) expect(known[name]?.shown?.test('1/0; <b>'), name).toBe(true);
  }
  expect(Object.keys(known).filter((name) => name.startsWith('odds'))).toEqual(['odds', ...listFields]);
  expect(toolPath('converter')).not.toContain('?');
});
