import { expect, it } from 'vitest';
import type { StatisticsColumns } from '#data/queries/match/get-match.ts';
import { statisticPairs } from './statistic-pairs.ts';

it('lists the figures of which both sides are known, possession and expected goals first', () => {
  const known = {
    home_fouls: 11,
    away_fouls: 9,
    home_expected_goals: 1.42,
    away_expected_goals: 0.8,
    home_possession: 61,
    away_possession: 39,
    home_saves: 3,
    away_saves: null,
  } as StatisticsColumns;
  const others = { home_shots: null, away_shots: null } as StatisticsColumns;
  expect(statisticPairs({ ...others, ...known }).filter(({ home }) => home !== undefined)).toEqual([
    { name: 'possession', home: 61, away: 39 },
    { name: 'expectedGoals', home: 1.42, away: 0.8 },
    { name: 'fouls', home: 11, away: 9 },
  ]);
  expect(statisticPairs(null)).toEqual([]);
});
