import { expect, it } from 'vitest';
import { aSpreadsheet } from '#tests/factories/a-spreadsheet.ts';
import { unpackSpreadsheet } from './unpack-spreadsheet.ts';

const sheet = 'xl/worksheets/sheet1.xml';

it('unpacks what a season needs and nothing else', () => {
  const parts = unpackSpreadsheet(aSpreadsheet([['A']], { 'xl/media/image1.png': 'no part of a season', 'xl/worksheets/sub/x.xml': '' }));
  expect([...parts.keys()].sort()).toEqual(['xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/workbook.xml', sheet]);
});

it('refuses a small file that unpacks to more than any season, whichever part is large', () => {
  const half = ' '.repeat(31_000_000);
  const packed = aSpreadsheet([], { [sheet]: half, 'xl/styles.xml': half });
  expect(packed.length).toBeLessThan(100_000);
  expect(() => unpackSpreadsheet(packed)).toThrow('more than 60 MB when it is unpacked');
});

it('unpacks no more than a part says that it has', () => {
  const packed = aSpreadsheet([], { [sheet]: 'x'.repeat(1_000_000) });
  /* The size of a part is 24 bytes after the beginning of its entry in the directory at the end. */
  const entry = packed.lastIndexOf(sheet) - 46;
  packed.writeUInt32LE(100, entry + 24);
  expect(unpackSpreadsheet(packed).get(sheet)).toHaveLength(100);
});

it('refuses a file that is cut off', () => {
  const packed = aSpreadsheet([['A']]);
  expect(() => unpackSpreadsheet(packed.subarray(0, packed.length / 2))).toThrow('it does not unpack');
});
