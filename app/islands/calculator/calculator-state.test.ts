import { expect, it } from 'vitest';
import { calculatorAddress, tools } from '#app/pages/calculator/calculator.address.ts';
import { calculatorStateOf } from '#tests/factories/calculator-state-of.ts';
import { statePath, withoutRow, withRow } from './calculator-state.ts';

it('shows the converter where no calculator is named, or none that there is', () => {
  expect(calculatorStateOf('').tool).toBe('converter');
  expect(calculatorStateOf('calculator=roulette').tool).toBe('converter');
  expect(calculatorStateOf('calculator=kelly').tool).toBe('kelly');
});

it('keeps what was entered as it was, right or wrong', () => {
  const { entries, filled } = calculatorStateOf('calculator=each-way&odds=2.5abc&stake=&place=%3Cb%3E');
  expect(entries).toEqual({ odds: '2.5abc', stake: '', place: '<b>' });
  expect(filled).toBe(true);
});

it('begins with a stake of ten, a bankroll of a hundred and a place at a fifth', () => {
  expect(calculatorStateOf('calculator=each-way')).toMatchObject({ entries: { odds: '', stake: '10', place: '1/5' }, filled: false });
  expect(calculatorStateOf('calculator=kelly').entries).toEqual({ odds: '', chance: '', bankroll: '100' });
});

it('shows as many selections as the address names, empty ones too, as it asks for, or as a calculator begins with', () => {
  expect(calculatorStateOf('calculator=accumulator').rows).toBe(3);
  expect(calculatorStateOf('calculator=accumulator&odds1=2').rows).toBe(1);
  expect(calculatorStateOf('calculator=accumulator&odds1=2&odds2=&odds3=&odds4=').rows).toBe(4);
  expect(calculatorStateOf('calculator=accumulator&odds1=2&odds2=3&rows=3').rows).toBe(3);
  expect(calculatorStateOf('calculator=accumulator&odds12=2').rows).toBe(12);
  expect(calculatorStateOf('calculator=dutching&odds1=2').rows).toBe(2);
  expect(calculatorStateOf('calculator=dutching&rows=99').rows).toBe(2);
  expect(calculatorStateOf('calculator=single&rows=5').rows).toBe(0);
});

it('takes a selection away, moves the others up, and leaves as many as are needed', () => {
  const three = calculatorStateOf('calculator=accumulator&odds1=2&odds2=3&odds3=4');
  const two = withoutRow(three, 2);
  expect([two.rows, two.entries.odds1, two.entries.odds2, two.entries.odds3]).toEqual([2, '2', '4', '']);
  expect(calculatorStateOf('calculator=accumulator&odds1=2&odds2=3&odds3=4&remove=2')).toEqual(two);
  expect(withoutRow(three, 4)).toBe(three);
  const pair = calculatorStateOf('calculator=margin&odds1=2&odds2=3');
  expect(withoutRow(pair, 1)).toBe(pair);
});

it('adds no thirteenth selection', () => {
  expect(withRow(calculatorStateOf('calculator=accumulator')).rows).toBe(4);
  expect(withRow(calculatorStateOf('calculator=accumulator&rows=12')).rows).toBe(12);
});

it('writes an address that says the same again', () => {
  for (const query of [
    'odds=100%2F30',
    'calculator=margin&odds1=2%2C5&odds2=&odds3=x&format=malay',
    'calculator=kelly&odds=%2B50&chance=&bankroll=1',
  ]) {
    const state = calculatorStateOf(query);
    expect(calculatorStateOf(statePath(state).split('?')[1] as string)).toEqual(state);
  }
  expect(statePath(calculatorStateOf('odds=5/2'))).toBe(`${calculatorAddress.path}?odds=5%2F2`);
});

it('keeps the page of each calculator for the next reader, and nobody’s figures', () => {
  const isCacheable = (query: string) => calculatorAddress.read({}, new URLSearchParams(query)).isCacheable;
  for (const tool of tools) expect(isCacheable(`calculator=${tool}`), tool).toBe(true);
  for (const query of ['odds=1/0; <b>', 'calculator=kelly&chance=', 'calculator=margin&rows=4', 'calculator=margin&format=malay'])
    expect(isCacheable(query), query).toBe(false);
  expect(calculatorAddress.href({ calculator: 'converter' })).toBe(calculatorAddress.path);
});

it('understands two hundred letters of an entry, and takes a longer text as if it were not there', () => {
  expect(calculatorStateOf(`odds=${'9'.repeat(200)}`).entries.odds).toHaveLength(200);
  expect(calculatorStateOf(`odds=${'9'.repeat(201)}`)).toMatchObject({ entries: { odds: '' }, filled: false });
});
