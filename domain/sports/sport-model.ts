import type { HeadlineChances } from '#domain/forecast/goals/headline-chances.ts';
import type { LikelyScore } from '#domain/forecast/goals/likeliest-score.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import type { Sport } from './sport.ts';
import type { BetOf, FactsOf, ForecastOf } from './sport-types.ts';

/** A match with its forecasts from before any of its own prices is known. */
export interface UnpricedMatch<Name extends Sport> {
  readonly kickoffUtc: Date;
  /** From results alone. */
  readonly model: ForecastOf<Name>;
  /** From the prices of earlier matches as well; null while few of them had any. */
  readonly marketInformed: ForecastOf<Name> | null;
}

/** The facts of a match beside its forecast from which chances of bets are computed. */
export interface MatchOfBet<Name extends Sport> {
  readonly facts: FactsOf<Name>;
  /** Part of the goals that fall before the break; null when it is not known, and in sports other than football. */
  readonly halfTimeShare: number | null;
}

/** The functions of a sport that compute chances from a forecast of the end of a match. */
export interface SportModel<Name extends Sport> {
  /**
   * Returns the forecast that includes the prices of the match itself; undefined when no bookmaker prices a market that it can use.
   *
   * @param quotes the newest of each bookmaker, market and line
   */
  priced(match: UnpricedMatch<Name>, quotes: readonly (JudgingQuote<Name> & { readonly quotedAt: Date })[]): ForecastOf<Name> | undefined;
  /** Returns the chances that lists show for a match; without a draw in sports that have none. */
  headline(forecast: ForecastOf<Name>): Pick<HeadlineChances, 'home' | 'away'> & Partial<HeadlineChances>;
  /** Returns the likeliest score with a result; absent in sports of which no score is predicted. */
  likeliestScore?(forecast: ForecastOf<Name>, result: PredictedResult): LikelyScore;
  /** Returns the bet on a result, in the market on who wins. */
  betOn(result: PredictedResult): BetOf<Name>;
  /**
   * Returns the chance that the prices of the bet's own line imply, as tips on it are judged; undefined for a bet on the winner, and when
   * too few bookmakers quote the line. Absent in sports whose forecast includes the prices of lines.
   *
   * @param quotes the newest of each bookmaker on the line of the bet
   */
  lineChance?(bet: BetOf<Name>, quotes: readonly JudgingQuote<Name>[]): number | undefined;
  /** Returns the chance that a bet wins, returned stakes left out; undefined when the stake is certain to be returned, or too little is known. */
  chanceOf(bet: BetOf<Name>, forecast: ForecastOf<Name>, match: MatchOfBet<Name>): number | undefined;
}
