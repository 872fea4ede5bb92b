import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { EarlyMarket } from './early-market.ts';
import type { MatchPrices } from './match-prices.ts';
import type { TimedGoals } from './read-goal-minutes.ts';

/** A played match of the files, with its prices. */
export interface PastMatch extends ObservedMatch {
  /** The division's code. */
  readonly division: string;
  readonly season: string;
  /** The clubs as the file names them. */
  readonly homeName: string;
  readonly awayName: string;
  /** A number that is unique among all matches. */
  readonly number: number;
  readonly kickoffUtc: Date;
  /** The day of the kick-off in UTC. */
  readonly day: LocalDay;
  readonly prices: MatchPrices;
  /** The prices from which tips are chosen; undefined when there are none from before the match. */
  readonly early: EarlyMarket | undefined;
  /** The goals with their minutes; undefined when these are not known. */
  readonly timedGoals: TimedGoals | undefined;
}

const dayMs = 86_400_000;

/** Returns the days from 1970-01-01 to a moment's day, UTC. */
export function dayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs);
}
