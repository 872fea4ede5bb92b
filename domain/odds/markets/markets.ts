import { asianHandicap } from './asian-handicap.ts';
import { bothTeamsToScore } from './both-teams-to-score.ts';
import { correctScore } from './correct-score.ts';
import { doubleChance } from './double-chance.ts';
import { drawNoBet } from './draw-no-bet.ts';
import { halfTimeResult } from './half-time-result.ts';
import { matchResult } from './match-result.ts';
import { totalGoals } from './total-goals.ts';

/** The markets on which a match can be priced, in the order of display. */
export const markets = {
  'match-result': matchResult,
  'double-chance': doubleChance,
  'draw-no-bet': drawNoBet,
  'total-goals': totalGoals,
  'both-teams-to-score': bothTeamsToScore,
  'asian-handicap': asianHandicap,
  'half-time-result': halfTimeResult,
} as const;

export type Market = keyof typeof markets;

/** Their names, in that order. */
export const marketNames = Object.keys(markets) as [Market, ...Market[]];

/** The markets in which a bet can be named: those with prices, and the exact score. */
export const betMarkets = { ...markets, 'correct-score': correctScore } as const;
