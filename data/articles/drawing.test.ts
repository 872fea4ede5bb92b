import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeArticle } from '#tests/factories/write-article.ts';
import type { DrawingPlace } from './drawing.ts';
import { readArticles } from './read-articles.ts';

const content = mkdtempSync(join(tmpdir(), 'tipledger-drawing-'));
afterAll(() => rmSync(content, { recursive: true }));

const body = `:::figure[No table]

A text.

:::

:::figure[Margins **counted**]

| Season | Matches | Margin |
| --- | --: | --: |
| 2022-23 | 1,826 | 5.4% |
| **2023-24** | 1,752 | −7.7% |
| 2024-25 | 1,752 | not rated |

:::
`;

const readWith = (drawing: DrawingPlace) => {
  writeArticle(content, 'academy', 'margins', { body, drawing });
  return readArticles(content)[0];
};
const drawn: DrawingPlace = { kind: 'gains', figure: 1, columns: [2, 3], rows: [1, 2], marked: [1], shown: [1, 3] };

beforeAll(() => writeArticle(content, 'academy', 'margins'));

it('takes its figures from the table of its piece, with bold and named rows marked', () => {
  expect(readWith(drawn)?.drawing).toEqual({
    kind: 'gains',
    rows: [
      { values: [1826, 5.4], isMarked: true },
      { values: [1752, -7.7], isMarked: true },
    ],
  });
});

it('is headed as in its piece in every language, and says one of its figures as that is written there', () => {
  expect(readWith(drawn)?.texts.de.drawing).toEqual({ heading: 'Margins counted', shown: '5.4%' });
});

it('leaves out points that were not given', () => {
  const { rows } = readWith({ ...drawn, kind: 'points', columns: [3], rows: [3] })?.drawing ?? {};
  expect(rows).toEqual([{ values: [null], isMarked: false }]);
});

it.each([
  ['a figure that is not there', { figure: 2 }, /margins.*: drawing: there is no figure 2, but 1$/],
  ['a column that is not there', { columns: [4] }, /article\.json: drawing: the figure has no row 1 with a column 4$/],
  ['a cell that is no figure', { columns: [3], rows: [3] }, /article\.json: drawing: row 3, column 3 of figure 1 has "not rated"/],
  ['a cell to show that is not there', { shown: [4, 1] as [number, number] }, /margins.*cs|en\.md: drawing: the figure has no row 4/],
])('fails for %s, and names the file', (_, change, message) => {
  expect(() => readWith({ ...drawn, ...change })).toThrow(message);
});
