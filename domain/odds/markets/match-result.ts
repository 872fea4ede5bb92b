import { outcomeOf } from '#domain/match/match-score.ts';
import { defineMarket, wonIf } from './market-definition.ts';

export const matchResult = defineMarket({
  selections: ['home', 'draw', 'away'],
  mainLine: 0,
  winners: 1,
  settledAt: 'full-time',
  family: 'result',
  canReturnStake: false,
  addressName: 'result',
  settle: ({ selection }, goals) => wonIf(outcomeOf(goals) === selection),
});
