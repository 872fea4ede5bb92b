import { expect, it } from 'vitest';
import { groupsOfStages } from './named-groups.ts';

const match = (
  homeId: number,
  awayId: number,
  reportedStage: string | undefined,
  groupLabel: string | null,
  round: 'group' | 'final' = 'group',
) => ({
  homeId,
  awayId,
  kickoffUtc: new Date('2025-03-01T15:00:00Z'),
  goals: null,
  round,
  groupLabel,
  ...(reportedStage === undefined ? {} : { reportedStage }),
});

it('takes the groups of each stage from its own matches', () => {
  const matches = [match(1, 2, 'first', 'B'), match(3, 4, 'first', 'A'), match(1, 3, 'second', '1'), match(2, 4, 'second', '2')];
  expect(groupsOfStages(matches)).toEqual([
    { name: 'A', stage: 'first', clubs: [3, 4] },
    { name: 'B', stage: 'first', clubs: [1, 2] },
    { name: '1', stage: 'second', clubs: [1, 3] },
    { name: '2', stage: 'second', clubs: [2, 4] },
  ]);
});

it('puts a club that also meets others into the group that is named the most', () => {
  const matches = [
    match(3, 1, 'season', 'West'),
    match(1, 2, 'season', 'East'),
    match(2, 1, 'season', 'East'),
    match(3, 4, 'season', 'West'),
  ];
  expect(groupsOfStages(matches).map(({ name, clubs }) => [name, clubs])).toEqual([
    ['East', [1, 2]],
    ['West', [3, 4]],
  ]);
});

it('takes none from a knock-out, nor from a match of which no stage is told', () => {
  expect(groupsOfStages([match(1, 2, 'first', 'Path A', 'final'), match(1, 2, undefined, 'A')])).toEqual([]);
});
