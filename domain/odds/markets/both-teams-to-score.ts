import { defineMarket, wonIf } from './market-definition.ts';

export const bothTeamsToScore = defineMarket({
  selections: ['yes', 'no'],
  mainLine: 0,
  winners: 1,
  settledAt: 'full-time',
  family: 'goals',
  canReturnStake: false,
  addressName: 'both',
  settle: ({ selection }, { home, away }) => wonIf((home > 0 && away > 0) === (selection === 'yes')),
});
