import { expect, it } from 'vitest';
import { chanceText } from './chance-text.ts';

it('calls only what is certain 100 % and only what is impossible 0 %', () => {
  const text = (chance: number) => chanceText(chance, (share) => `${Math.round(share * 100)}%`);
  expect([0, 1e-6, 0.0099, 0.01, 0.424, 0.99, 0.9901, 0.9999, 1].map(text)).toEqual([
    '0%',
    '<1%',
    '<1%',
    '1%',
    '42%',
    '99%',
    '>99%',
    '>99%',
    '100%',
  ]);
});
