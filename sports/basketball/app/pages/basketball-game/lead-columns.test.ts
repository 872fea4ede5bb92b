import { expect, it } from 'vitest';
import { leadColumns } from './lead-columns.ts';

it('turns the lead of the home side to that of the visitors where they are named first, and keeps room for the quarters that are to come', () => {
  const course = { stretchSeconds: 60, leads: [2, 0, -5] };
  const { columns, bounds, length } = leadColumns(course, 12, 'away');
  expect(columns).toEqual([-2, 0, 5]);
  expect(leadColumns(course, 12, 'home').columns).toEqual([2, 0, -5]);
  expect(bounds.map(({ from, end, quarter }) => [quarter, from, end])).toEqual([
    [1, 0, 12],
    [2, 12, 24],
    [3, 24, 36],
    [4, 36, 48],
  ]);
  expect(length).toBe(48);
});

it('adds an overtime of five minutes to every one that has begun, after quarters of either length', () => {
  const { bounds, length, most } = leadColumns({ stretchSeconds: 30, leads: Array.from({ length: 91 }, () => -18) }, 10, 'home');
  expect(bounds.slice(4).map(({ from, end }) => [from, end])).toEqual([
    [80, 90],
    [90, 100],
  ]);
  expect([length, most]).toEqual([100, 18]);
});
