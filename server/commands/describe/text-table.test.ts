import { expect, it } from 'vitest';
import { textTable } from './text-table.ts';

it('sets names to the left and figures to the right under their heads', () => {
  const rows = [
    { name: 'in all', value: 1200 },
    { name: 'E0', value: 7 },
  ];
  expect(
    textTable(rows, [
      { head: '', cell: ({ name }) => name },
      { head: 'matches', cell: ({ value }) => String(value) },
    ]),
  ).toEqual(['        matches', 'in all     1200', 'E0            7']);
});
