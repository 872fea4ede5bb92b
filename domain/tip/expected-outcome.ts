import type { Goals } from '#domain/match/match-score.ts';
import { isRegularTime, type MatchPeriod, type MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { commonOutcome } from '#domain/odds/common-outcome.ts';
import type { SettledAt } from '#domain/odds/markets/market-definition.ts';
import { betMarkets } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { settleTip } from './settle-tip.ts';

/** A match as it stands. Scores are undefined, or null, where they are not known. */
export interface MatchUnderWay {
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  /** The present score, extra time included. */
  readonly score: Goals | null | undefined;
  readonly halfTime?: Goals | undefined;
  /** After ninety minutes, once these are over. */
  readonly goals90?: Goals | undefined;
}

/**
 * Returns the outcome of an open tip that no goal still to come can change; undefined while it can, and where too little is known. Of a tip that can no
 * longer lose it is `won`, of one that can no longer win `lost`, also where a half of the stake is still open; once the score that counts stands, or
 * the match is over, it is what `settleTip` makes of it.
 *
 * It is expected and no more until the tip is settled: a goal can be taken back, and a match that is abandoned returns every stake.
 */
export function expectedOutcome(bet: Bet, match: MatchUnderWay): BetOutcome | undefined {
  const { status, period, score } = match;
  if (status !== 'live') return settleTip(bet, match);
  if (period === null) return undefined;
  const { settledAt } = betMarkets[bet.market];
  // A market counts one of the two scores.
  const settle = (goals: Goals) => settleBet(bet, goals, goals);
  if (isStillPlayed(settledAt, period)) return score ? commonOutcome(goalsToCome(score, bet.line).map(settle)) : undefined;
  const counted = scoreThatCounts(settledAt, match);
  return counted && settle(counted);
}

function isStillPlayed(settledAt: SettledAt, period: MatchPeriod): boolean {
  return settledAt === 'half-time' ? period === 'first-half' : isRegularTime(period);
}

function scoreThatCounts(settledAt: SettledAt, { period, score, halfTime, goals90 }: MatchUnderWay): Goals | undefined {
  if (settledAt === 'full-time') return goals90;
  return halfTime ?? (period === 'half-time' ? (score ?? undefined) : undefined);
}

/** More goals than any selection of the exact score names. */
const mostOfExactScore = 10;

/** Returns the scores that a match can come to, as far as any bet on the line can tell them apart: each side may turn the match round, and pass the line. */
function goalsToCome({ home, away }: Goals, line: number): Goals[] {
  const most = Math.abs(home - away) + Math.abs(line) + mostOfExactScore;
  const scores: Goals[] = [];
  for (let ofHome = 0; ofHome <= most; ofHome += 1) {
    for (let ofAway = 0; ofAway <= most; ofAway += 1) scores.push({ home: home + ofHome, away: away + ofAway });
  }
  return scores;
}
