import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  ['=HYPERLINK("http://evil.example","click")', `"'=HYPERLINK(""http://evil.example"",""click"")"`],
  ['+1 800 555', "'+1 800 555"],
  ['-1.5', "'-1.5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', `"'\r=1+1"`],
])('gives no spreadsheet the formula %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('leaves numbers as they are, below zero too', () => {
  expect([-1.5, 0, 1e-7, 2].map(csvCell)).toEqual(['-1.5', '0', '1e-7', '2']);
});

it('leaves other texts as RFC 4180 has them', () => {
  expect(['Arsenal', 'Queen’s “Park”', 'a-b', 'a=b', 'one, two', 'a "b"', 'a\nb'].map(csvCell)).toEqual([
    'Arsenal',
    'Queen’s “Park”',
    'a-b',
    'a=b',
    '"one, two"',
    '"a ""b"""',
    '"a\nb"',
  ]);
});
