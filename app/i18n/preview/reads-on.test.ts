import { expect, it } from 'vitest';
import { readsOn } from './reads-on.ts';

it.each([
  ['Arsenal have won four in a row.', 'Chelsea are third.', true],
  ['Arsenal have won four in a row.', 'Arsenal are third.', false],
  ['Our forecast favours Arsenal.', 'Our forecast puts over 2.5 goals at 63%.', false],
  ['Our forecast favours Arsenal, at 58%.', 'Our tip is the draw.', true],
  ['Without a win in nine, Frosinone are at home to Bologna.', 'Bologna are fourth.', false],
  ['Manchester City gastiert bei Crystal Palace.', 'Crystal Palace liegt hinten.', false],
  ['Il Lecce fa visita al Milan.', 'Il Milan è secondo.', false],
  ['Ο Άρης παίζει με τον ΠΑΟΚ.', 'Ο ΠΑΟΚ είναι δεύτερος.', false],
])('after “%s” reads “%s”: %s', (previous, sentence, expected) => {
  expect(readsOn(previous, sentence)).toBe(expected);
});
