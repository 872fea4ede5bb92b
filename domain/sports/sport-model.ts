import type { HeadlineChances } from '#domain/forecast/headline-chances.ts';
import type { LikelyScore } from '#domain/forecast/likeliest-score.ts';
import type { PredictedResult } from '#domain/prediction/prediction.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import type { Sport } from './sport.ts';
import type { BetOf, FactsOf, ForecastOf } from './sport-types.ts';

/** A match with what is said of it before any of its own prices is known. */
export interface UnpricedMatch<Name extends Sport> {
  readonly kickoffUtc: Date;
  /** From results alone. */
  readonly model: ForecastOf<Name>;
  /** From the prices of earlier matches as well; null while few of them had any. */
  readonly marketInformed: ForecastOf<Name> | null;
}

/** The facts of a match that its chances rest on beside its forecast. */
export interface MatchOfBet<Name extends Sport> {
  readonly facts: FactsOf<Name>;
  /** Part of the goals that fall before the break; null where it is not known, and in sports other than football. */
  readonly halfTimeShare: number | null;
}

/** The answers that follow from a forecast of the end of a match. */
export interface SportModel<Name extends Sport> {
  /**
   * Returns the forecast that takes the prices of the match itself in; undefined where nobody prices what it can take in.
   *
   * @param quotes the newest of each bookmaker, market and line
   */
  priced(match: UnpricedMatch<Name>, quotes: readonly (JudgingQuote<Name> & { readonly quotedAt: Date })[]): ForecastOf<Name> | undefined;
  /** Returns the chances by which lists speak of a match; without a draw where there is none. */
  headline(forecast: ForecastOf<Name>): Pick<HeadlineChances, 'home' | 'away'> & Partial<HeadlineChances>;
  /** Returns the likeliest score with a result; absent of sports of which no score is predicted. */
  likeliestScore?(forecast: ForecastOf<Name>, result: PredictedResult): LikelyScore;
  /** Returns the bet that a result comes in on the market on who wins. */
  betOn(result: PredictedResult): BetOf<Name>;
  /**
   * Returns the chance that the prices of the bet's own line stand for, as tips on it are judged; undefined for a bet on the winner, and where too
   * few quote the line. Absent where the forecast takes lines in.
   *
   * @param quotes the newest of each bookmaker on the line of the bet
   */
  lineChance?(bet: BetOf<Name>, quotes: readonly JudgingQuote<Name>[]): number | undefined;
  /** Returns the chance that a bet wins, returned stakes left out; undefined where the stake is certain to come back, or too little is known. */
  chanceOf(bet: BetOf<Name>, forecast: ForecastOf<Name>, match: MatchOfBet<Name>): number | undefined;
}
