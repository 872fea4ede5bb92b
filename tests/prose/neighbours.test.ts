import { expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { shareOfAlikeNeighbours } from './neighbours.ts';

it.each(languages)('of neighbours in the list of a day, of one league or of two, hardly any share a sentence: %s', (tag) => {
  expect(shareOfAlikeNeighbours(tag, 400)).toBeLessThan(0.02);
});
