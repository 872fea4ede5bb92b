import { commonOutcome } from '#domain/odds/common-outcome.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { SportRules } from '#domain/sports/sport-rules.ts';
import type { TypesOfSport } from '#domain/sports/sport-types.ts';
import type { SideReason } from '#sports/shared/domain/side-reasons.ts';
import { type BasketballBet, settleBasketballBet } from './basketball-bet.ts';
import { basketballMarkets } from './basketball-markets.ts';
import type { BasketballFacts, BasketballPlay, BasketballTimeline } from './basketball-play.ts';
import { basketballTips } from './basketball-tips.ts';
import type { BasketballFactors } from './forecast/basketball-factors.ts';
import { basketballModel } from './forecast/basketball-model.ts';
import type { BasketballForecast } from './forecast/basketball-ratings.ts';
import { createBasketballWalk } from './forecast/basketball-walk.ts';

declare module '#domain/sports/sport-types.ts' {
  interface SportTypes {
    basketball: BasketballTypes;
  }
}

interface BasketballTypes extends TypesOfSport {
  readonly play: BasketballPlay;
  readonly facts: BasketballFacts;
  readonly course: BasketballTimeline;
  readonly bet: BasketballBet;
  readonly forecast: BasketballForecast;
  readonly factors: BasketballFactors;
  readonly reason: SideReason;
}

/** Four quarters, and overtimes until one side leads: there is no draw, and all points count. */
export const basketball: SportRules<'basketball'> = {
  markets: basketballMarkets,
  winnerMarket: 'moneyline',
  sides: 'clubs',
  /* `Lakers @ Celtics` in the NBA, `Olympiacos – Real Madrid` in the EuroLeague. */
  visitorsFirstIn: ['USA', 'CAN'],
  hasDraw: false,
  meetings: 'day',
  alertKinds: ['kick-off', 'half-time', 'full-time', 'prediction'],
  /* The last games of an American evening belong to it, though it is past midnight in Greenwich. */
  dayBeginsAt: 8,
  /* With six overtimes a game took four hours. The shortest has four quarters of ten minutes and three breaks. */
  patience: { longestHours: 5, silentHours: 1, shortestMinutes: 60 },
  model: basketballModel,
  createWalk: createBasketballWalk,
  tips: basketballTips,
  /* As in tennis (decision 108); the file of the NBA names no bookmaker. */
  publishesTips: false,
  modelVersion: '2026.2',
  playOf: ({ play }) => (play as BasketballPlay | null | undefined) ?? null,
  passingParts: { momentary: ['clock'], replacedBy: { quarters: ['overtime'] } },
  liveChanges: {
    isAtItsBeginning: (play) => (play?.quarters.length ?? 0) <= 1 && (play?.clock?.period ?? 'q1') === 'q1',
    isAtHalfTime: ({ clock }) => clock?.period === 'half-time',
    change: (before, after) => (after.atHalfTime && !before.atHalfTime ? 'half-time' : 'going-on'),
  },
  overallScore: ({ total }) => total,
  settle: (bet, { total }) => settleBasketballBet(bet, total),
  settleSoFar: (bet, { total }) => commonOutcome(pointsToCome(total, bet.line).map((points) => settleBasketballBet(bet, points))),
};

/** Returns the extremes between which all possible end scores lie: no further point, and enough further points for either side to lead and pass the line. */
function pointsToCome([home, away]: Pair<number>, line: number): Pair<number>[] {
  const many = home + away + Math.abs(line) + 1;
  return [
    [home, away],
    [home + many, away],
    [home, away + many],
  ];
}
