import { byMargin, defineMarket } from './market-definition.ts';

/** More or fewer goals than the line. */
export const totalGoals = defineMarket({
  selections: ['over', 'under'],
  lines: { least: 0.25, most: 9.75, step: 0.25, of: 'sum' },
  mainLine: 2.5,
  winners: 1,
  settledAt: 'full-time',
  family: 'goals',
  canReturnStake: true,
  addressName: 'goals',
  settle: ({ line, selection }, { home, away }) => byMargin(selection === 'over' ? home + away - line : line - home - away),
});
