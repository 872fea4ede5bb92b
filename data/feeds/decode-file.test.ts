import { expect, it } from 'vitest';
import { decodeFile, decodeUtf8 } from './decode-file.ts';

const mark = [0xef, 0xbb, 0xbf];

it.each([0, 1, 2, 3])('leaves out %i byte-order marks before a text', (marks) => {
  const bytes = Buffer.from([...Array.from({ length: marks }, () => mark).flat(), ...Buffer.from('Div,"Date"')]);
  expect(decodeFile(bytes)).toBe('Div,"Date"');
  expect(decodeUtf8(bytes)).toBe('Div,"Date"');
});

it('reads windows-1252 behind a mark as it reads it without', () => {
  expect(decodeFile(Buffer.from('Saint-\xc9tienne', 'latin1'))).toBe('Saint-Étienne');
  expect(decodeFile(Buffer.from([...mark, ...Buffer.from('Saint-\xc9tienne', 'latin1')]))).toBe('Saint-Étienne');
});
