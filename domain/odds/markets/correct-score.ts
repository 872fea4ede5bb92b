import { defineMarket, wonIf } from './market-definition.ts';

type Score = `${number}-${number}`;

const digits = Array.from({ length: 10 }, (_, goals) => goals);

/** The exact score, home side first. It is forecast and may be put on a slip; no feed prices it. */
export const correctScore = defineMarket<Score>({
  selections: digits.flatMap((home) => digits.map((away): Score => `${home}-${away}`)),
  winners: 1,
  isUnpriced: true,
  settledAt: 'full-time',
  family: 'result',
  canReturnStake: false,
  settle: ({ selection }, { home, away }) => wonIf(selection === `${home}-${away}`),
});
