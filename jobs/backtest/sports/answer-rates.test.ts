import { expect, it } from 'vitest';
import { createAnswerRates } from './answer-rates.ts';

it('tells the share so far of each kind, with one answer of each before the first', () => {
  const rates = createAnswerRates();
  expect(rates.of('clay')).toBe(0.5);
  rates.observe('clay', true);
  rates.observe('clay', true);
  expect(rates.of('clay')).toBe(0.75);
  expect(rates.of('grass')).toBe(0.5);
});
