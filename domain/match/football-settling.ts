import type { Goals } from '#domain/match/match-score.ts';
import { isRegularTime, type MatchPeriod } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { commonOutcome } from '#domain/odds/common-outcome.ts';
import type { SettledAt } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import type { SportRules } from '../sports/sport-rules.ts';
import type { FootballPlay } from './football-play.ts';

/** The settling functions of football without the rest of its rules, for the browser, which needs no forecast code for them. */
export const footballSettling: Pick<SportRules<'football'>, 'settle' | 'settleSoFar'> = {
  settle: (bet, { goals90, halfTime }) => goals90 && settleBet(bet, goals90, halfTime),
  settleSoFar,
};

/** Returns the outcome of a bet that no goal still to come can change; once the score that counts is final, the outcome by that score. */
function settleSoFar(bet: Bet, play: FootballPlay): BetOutcome | undefined {
  const { period, score } = play;
  if (period === null) return undefined;
  const { settledAt } = betMarkets[bet.market];
  // A market counts one of the two scores.
  const settle = (goals: Goals) => settleBet(bet, goals, goals);
  if (isStillPlayed(settledAt, period)) return score ? commonOutcome(goalsToCome(score, bet.line).map(settle)) : undefined;
  const counted = scoreThatCounts(settledAt, period, play);
  return counted && settle(counted);
}

function isStillPlayed(settledAt: SettledAt, period: MatchPeriod): boolean {
  return settledAt === 'half-time' ? period === 'first-half' : isRegularTime(period);
}

function scoreThatCounts(settledAt: SettledAt, period: MatchPeriod, { score, halfTime, goals90 }: FootballPlay): Goals | undefined {
  if (settledAt === 'full-time') return goals90;
  return halfTime ?? (period === 'half-time' ? (score ?? undefined) : undefined);
}

/** Above the goals in any selection of the exact score. */
const maxOfExactScore = 10;

/** Returns the scores that a match can still reach, as far as any bet on the line distinguishes them: each side may come from behind, and pass the line. */
function goalsToCome({ home, away }: Goals, line: number): Goals[] {
  const most = Math.abs(home - away) + Math.abs(line) + maxOfExactScore;
  const scores: Goals[] = [];
  for (let ofHome = 0; ofHome <= most; ofHome += 1) {
    for (let ofAway = 0; ofAway <= most; ofAway += 1) scores.push({ home: home + ofHome, away: away + ofAway });
  }
  return scores;
}
