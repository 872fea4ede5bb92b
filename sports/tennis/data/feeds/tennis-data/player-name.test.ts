import { expect, it } from 'vitest';
import { readPlayerName } from './player-name.ts';

it.each([
  ['Djokovic N. ', 'Djokovic N.', 'djokovic n'],
  ["O'Connell C.", "O'Connell C.", 'oconnell c'],
  ['O Connell C.', 'O Connell C.', 'oconnell c'],
  ['Tseng C. H.', 'Tseng C.H.', 'tseng ch'],
  ['Tseng C.H.', 'Tseng C.H.', 'tseng ch'],
  ['Aragone JC', 'Aragone J.C.', 'aragone jc'],
  ['Carreno Busta P.', 'Carreno Busta P.', 'carrenobusta p'],
  ['De Jong J.', 'De Jong J.', 'dejong j'],
  ['Herbert P.H.', 'Herbert P.H.', 'herbert ph'],
  ['Auger-Aliassime F.', 'Auger-Aliassime F.', 'augeraliassime f'],
])('reads "%s"', (text, name, key) => {
  expect(readPlayerName(text)).toEqual({ name, key });
});

it('keeps two people with one surname and one first letter apart', () => {
  expect(readPlayerName('Zhang Ze.').key).not.toBe(readPlayerName('Zhang Zh.').key);
  expect(readPlayerName('Harris A.').key).not.toBe(readPlayerName('Harris L.').key);
});
