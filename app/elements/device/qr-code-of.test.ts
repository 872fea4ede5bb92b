import { expect, it } from 'vitest';
import { qrCodeOf } from './qr-code-of.ts';

// ISO/IEC 18004, table 7: 2,953 bytes in version 40-L, which is 177 modules wide; version 1, of 21, holds 17.
it.each([
  [17, 21],
  [18, 25],
  [2953, 177],
])('a text of %i letters is a code that is %i modules wide', (letters, size) => {
  expect(qrCodeOf('a'.repeat(letters))?.size).toBe(size);
});

it('a text of one letter more than the largest code holds has none', () => {
  expect(qrCodeOf('a'.repeat(2954))).toBeUndefined();
});
