import { byMargin, defineMarket } from './market-definition.ts';

/** Asian handicap. The line is the handicap given to the home side, for bets on either side: at −0.5 it starts half a goal behind. */
export const asianHandicap = defineMarket({
  selections: ['home', 'away'],
  lines: { least: -6, most: 6, step: 0.25, of: 'lead' },
  winners: 1,
  settledAt: 'full-time',
  family: 'result',
  canReturnStake: true,
  addressName: 'handicap',
  settle: ({ line, selection }, { home, away }) => byMargin(selection === 'home' ? home + line - away : away - home - line),
});
