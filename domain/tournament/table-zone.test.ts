import { expect, it } from 'vitest';
import { type TableZone, zonesOf } from './table-zone.ts';

const zones: readonly TableZone[] = [
  { from: 1, to: 8, kind: 'round-of-16', since: '2024-25' },
  { from: 1, to: 2, kind: 'round-of-16', inGroups: true, since: '2009-10', until: '2023-24' },
  { from: 3, to: 3, kind: 'europa-league', inGroups: true, since: '2009-10', until: '2023-24' },
  { from: 36, to: 36, kind: 'out' },
];

it('gives the zones of one table in their seasons: the league phase of the Champions League since 2024-25', () => {
  expect(zonesOf(zones, '2024-25', false).map(({ to }) => to)).toEqual([8, 36]);
  expect(zonesOf(zones, '2025-26', false).map(({ to }) => to)).toEqual([8, 36]);
  expect(zonesOf(zones, '2023-24', false).map(({ to }) => to)).toEqual([36]);
});

it('gives the zones of groups to the tables of groups alone, until the last season that had them', () => {
  expect(zonesOf(zones, '2023-24', true).map(({ kind }) => kind)).toEqual(['round-of-16', 'europa-league']);
  expect(zonesOf(zones, '2024-25', true)).toEqual([]);
  expect(zonesOf(zones, '2008-09', true)).toEqual([]);
});
