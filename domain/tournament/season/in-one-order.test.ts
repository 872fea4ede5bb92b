import { expect, it } from 'vitest';
import { inOneOrder, tableOfBoth } from './in-one-order.ts';

type Table = Parameters<typeof inOneOrder>[0][number];

/** A table with clubs at these places, the club of a place having its number. */
const table = (places: readonly number[], more: Partial<Table> = {}, clubs = places): Table => ({
  ofGroup: false,
  isComplete: false,
  zones: [],
  rows: places.map((place, index) => ({ place, teamId: clubs[index] as number })),
  ...more,
});

const placesOf = (tables: readonly Table[]) => inOneOrder(tables)?.rows.map(({ place }) => place);

it('puts the parts of a split together by their places, with the zones of all', () => {
  const down = { from: 4, to: 4, kind: 'relegation' };
  const parts = [table([1, 2]), table([3, 4], { zones: [down], isComplete: true })];
  expect(placesOf(parts)).toEqual([1, 2, 3, 4]);
  expect(inOneOrder(parts)).toMatchObject({ zones: [down], isComplete: false });
});

it('makes no order of groups, nor of parts whose places are counted anew', () => {
  expect(placesOf([table([1, 2], { ofGroup: true }), table([3, 4], { ofGroup: true })])).toBeUndefined();
  expect(placesOf([table([1, 2]), table([1, 2])])).toBeUndefined();
  expect(placesOf([])).toBeUndefined();
});

it('finds the table of both clubs of a match: their half or their group, none where its places say little', () => {
  const halves = [table([1, 2]), table([3, 4])];
  expect(tableOfBoth(halves, 4, 3)).toBe(halves[1]);
  expect(tableOfBoth(halves, 2, 3)).toBeUndefined();
  const groups = [table([1, 2], { ofGroup: true }), table([1, 2], { ofGroup: true }, [3, 4])];
  expect(tableOfBoth(groups, 3, 4)).toBe(groups[1]);
  expect(tableOfBoth([table([1, 2]), table([1, 2], {}, [3, 4])], 3, 4)).toBeUndefined();
});
