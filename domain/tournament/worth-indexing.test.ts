import { expect, it } from 'vitest';
import { isWorthIndexing } from './worth-indexing.ts';

const nothing = { isOfCatalogue: false, hasOdds: false, hasTable: false, readers: 0 };

it.each([
  ['nothing but fixtures', {}, false],
  ['prices', { hasOdds: true }, true],
  ['a table', { hasTable: true }, true],
  ['one reader', { readers: 1 }, true],
  ['the catalogue’s word', { isOfCatalogue: true }, true],
])('matches of a competition with %s', (_, facts, expected) => {
  expect(isWorthIndexing({ ...nothing, ...facts })).toBe(expected);
});
