import { expect, it } from 'vitest';
import { compareNames, isShortened, type NameLikeness } from './compare-names.ts';

it.each<readonly [string, string, NameLikeness]>([
  ['Bukayo Saka', 'bukayo  SAKA', 'same'],
  ['Martin Ødegaard', 'Martin Odegaard', 'same'],
  ['Son Heung-min', 'Heung-Min Son', 'same'],
  ['Kane, Harry', 'Harry Kane', 'same'],
  ["N'Golo Kanté", 'Ngolo Kante', 'same'],
  ['B. Saka', 'Bukayo Saka', 'likely'],
  ['Saka B.', 'Bukayo Saka', 'likely'],
  ['V. van Dijk', 'Virgil van Dijk', 'likely'],
  ['H. Son', 'Heung-Min Son', 'likely'],
  ['Kane', 'Harry Kane', 'likely'],
  ['Gabriel Jesus', 'Gabriel Fernando de Jesus', 'likely'],
  ['Álex Balde', 'Alejandro Balde', 'possible'],
  ['Gabriel', 'Gabriel Magalhães', 'possible'],
  ['Pedro Silva', 'João Pedro Silva', 'possible'],
  ['Lars Bender', 'Sven Bender', 'different'],
  ['B. Saka', 'B. White', 'different'],
  ['Rodri', 'Raphinha', 'different'],
  ['', 'Harry Kane', 'different'],
])('compares "%s" with "%s": %s', (one, other, likeness) => {
  expect(compareNames(one, other)).toBe(likeness);
  expect(compareNames(other, one)).toBe(likeness);
});

it('knows a shortened name by its initial, or by being one word', () => {
  expect(['B. Saka', 'Saka B.', 'Rodri', "N'Golo Kanté", 'Bukayo Saka'].map(isShortened)).toEqual([true, true, true, false, false]);
});
