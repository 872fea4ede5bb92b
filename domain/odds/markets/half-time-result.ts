import { outcomeOf } from '#domain/match/match-score.ts';
import { defineMarket, wonIf } from './market-definition.ts';

export const halfTimeResult = defineMarket({
  selections: ['home', 'draw', 'away'],
  winners: 1,
  settledAt: 'half-time',
  family: 'result',
  canReturnStake: false,
  settle: ({ selection }, goals) => wonIf(outcomeOf(goals) === selection),
});
