import { byMargin, defineMarket } from './market-definition.ts';

export const drawNoBet = defineMarket({
  selections: ['home', 'away'],
  winners: 1,
  settledAt: 'full-time',
  family: 'result',
  canReturnStake: true,
  settle: ({ selection }, { home, away }) => byMargin(selection === 'home' ? home - away : away - home),
});
