import { outcomeOf } from '#domain/match/match-score.ts';
import { defineMarket, wonIf } from './market-definition.ts';

export const doubleChance = defineMarket({
  selections: ['home-or-draw', 'home-or-away', 'draw-or-away'],
  winners: 2,
  settledAt: 'full-time',
  family: 'result',
  canReturnStake: false,
  addressName: 'double',
  settle: ({ selection }, goals) => wonIf(selection.split('-or-').includes(outcomeOf(goals))),
});
