import type { ForecastFactors } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import { type FootballPlay, footballPlayOf } from '#domain/match/football-play.ts';
import { footballSettling } from '#domain/match/football-settling.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import type { Bet } from '#domain/odds/bet.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import type { SportRules } from '#domain/sports/sport-rules.ts';
import type { TypesOfSport } from '#domain/sports/sport-types.ts';
import { footballModel } from './football-model.ts';
import type { FootballReason } from './football-reasons.ts';
import { footballTips } from './football-tips.ts';

declare module '#domain/sports/sport-types.ts' {
  interface SportTypes {
    football: FootballTypes;
  }
}

/** Football's types; its matches have their events and their line-ups in separate tables. */
interface FootballTypes extends TypesOfSport {
  readonly play: FootballPlay;
  readonly bet: Bet;
  readonly forecast: ScoreParameters;
  readonly factors: ForecastFactors;
  readonly reason: FootballReason;
}

/** Two halves of 45 minutes; bets count only goals in these, added time included. */
export const football: SportRules<'football'> = {
  markets: betMarkets,
  winnerMarket: 'match-result',
  sides: 'clubs',
  visitorsFirstIn: [],
  hasDraw: true,
  meetings: 'ground',
  alertKinds: ['kick-off', 'line-ups', 'goal', 'red-card', 'half-time', 'full-time', 'tip', 'prediction'],
  dayBeginsAt: 0,
  /* With extra time, penalties and a thunderstorm a match took four hours and three quarters. The shortest has two halves and a short break. */
  patience: { longestHours: 5, silentHours: 1, shortestMinutes: 95 },
  model: footballModel,
  tips: footballTips,
  publishesTips: true,
  modelVersion: '2026.6',
  playOf: footballPlayOf,
  overallScore: ({ score }) => (score ? [score.home, score.away] : undefined),
  /* After ninety minutes the score is no longer the one that counts. */
  settleAsItStands: (bet, { period, score }) => (score && (period === null || isRegularTime(period)) ? settleBet(bet, score) : undefined),
  ...footballSettling,
};
