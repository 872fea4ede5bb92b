import type { SentPlay } from '#domain/live/play-change.ts';
import { commonOutcome } from '#domain/odds/common-outcome.ts';
import type { SportRules } from '#domain/sports/sport-rules.ts';
import type { TypesOfSport } from '#domain/sports/sport-types.ts';
import type { SideReason } from '#sports/shared/domain/side-reasons.ts';
import type { TennisFactors, TennisForecast } from './forecast/tennis-forecast.ts';
import { tennisModel } from './forecast/tennis-model.ts';
import { createTennisWalk } from './forecast/tennis-walk.ts';
import { settleTennisBet, type TennisBet } from './tennis-bet.ts';
import { tennisMarkets } from './tennis-markets.ts';
import type { TennisFacts, TennisPlay, TennisTimeline } from './tennis-play.ts';
import { setsWon } from './tennis-score.ts';
import { tennisTips } from './tennis-tips.ts';

declare module '#domain/sports/sport-types.ts' {
  interface SportTypes {
    tennis: TennisTypes;
  }
}

interface TennisTypes extends TypesOfSport {
  readonly play: TennisPlay;
  readonly facts: TennisFacts;
  readonly course: TennisTimeline;
  readonly bet: TennisBet;
  readonly forecast: TennisForecast;
  readonly factors: TennisFactors;
  readonly reason: SideReason;
}

/** Sets of games between two players; neither is at home, so the one whose slug comes first is named first. */
export const tennis: SportRules<'tennis'> = {
  markets: tennisMarkets,
  winnerMarket: 'match-winner',
  sides: 'players',
  visitorsFirstIn: [],
  hasDraw: false,
  meetings: 'draw',
  alertKinds: ['kick-off', 'set', 'full-time', 'prediction'],
  dayBeginsAt: 0,
  /* A match may begin as the last of its day, and is played on the next day when darkness stops it. */
  patience: { longestHours: 12, silentHours: 18 },
  model: tennisModel,
  createWalk: createTennisWalk,
  tips: tennisTips,
  /* The files have one price of a match, so it cannot be tested whether the rule beats the closing one (decision 108). */
  publishesTips: false,
  modelVersion: '2026.2',
  playOf: ({ play }) => (play as TennisPlay | null | undefined) ?? null,
  passingParts: { momentary: ['game'], untilOver: ['interruption'], replacedBy: { sets: ['setsWon', 'interruption'] } },
  liveChanges: {
    isAtItsBeginning: (play) => (play?.sets.length ?? 0) <= 1 && Math.max(...(play?.setsWon ?? [0])) === 0,
    isAtHalfTime: () => false,
    change: (before, after) => (setsOver(after) > setsOver(before) ? 'set-over' : 'going-on'),
  },
  overallScore: ({ sets, setsWon: told }, { bestOf }) => (sets.length === 0 ? told : setsWon(sets, bestOf)),
  settle(bet, { winner, ending, sets }, { bestOf }) {
    if (winner === undefined || ending === undefined) return undefined;
    return settleTennisBet(bet, { winner, ending, sets: sets.length === 0 ? undefined : sets }, bestOf);
  },
  /* Settles the match as if it were broken off now: for either winner, only bets that no way of playing on could have changed count. */
  settleSoFar(bet, { sets }, { bestOf }) {
    if (sets.length === 0) return undefined;
    const outcome = commonOutcome(([0, 1] as const).map((winner) => settleTennisBet(bet, { winner, ending: 'retired', sets }, bestOf)));
    return outcome === 'void' ? undefined : outcome;
  },
};

const setsOver = ({ score }: SentPlay) => (score === null ? 0 : score.home + score.away);
