import type { CountKind } from '#domain/forecast/counts/count-forecast.ts';
import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { ChanceClass, ValueClass } from '#domain/tip/promise-classes.ts';
import type { Forecaster, OfForecasters } from './judged-match.ts';
import type { MatchClass } from './match-classes.ts';
import type { ClosingSource } from './match-prices.ts';
import type { UnreadableFile } from './read-past-matches.ts';

/** The report that the command prints with --json; docs/backtest.md explains every figure and holds the schema. */
export interface BacktestReport {
  readonly modelVersion: string;
  /** The version of the rule of tips. */
  readonly ruleVersion: number;
  readonly marginMethod: string;
  readonly period: { readonly from: LocalDay; readonly to: LocalDay };
  readonly files: {
    readonly read: number;
    readonly unreadable: readonly UnreadableFile[];
    /** The number of rows and cells of the other files that could not be read. */
    readonly problems: number;
  };
  /** The number of played matches in all files, also outside the period. */
  readonly matchesWalked: number;
  readonly repeatedRows: number;
  /** The number of walked matches whose expected goals are known. */
  readonly withExpectedGoals: number;
  readonly overall: BacktestGroup;
  readonly divisions: readonly (BacktestGroup & { readonly division: string; readonly country: string })[];
  readonly seasons: readonly BacktestSeason[];
  /** The errors of the forecasts of the result by reliability, the highest level first. */
  readonly errorsByReliability: readonly (ForecastErrors & { readonly level: ReliabilityLevel })[];
  readonly errorsByClass: readonly (ForecastErrors & { readonly class: MatchClass })[];
  /** The chances of the result while matches were played, minute by minute. */
  readonly inPlay: readonly BacktestInPlay[];
  /** The forecasts of corners and of cards. */
  readonly counts: readonly BacktestCounts[];
  readonly tipsByMarket: readonly (BacktestTips & { readonly market: string })[];
  /** The tips by the promised chance, the lowest first. */
  readonly tipsByChance: readonly (BacktestTips & { readonly chance: ChanceClass })[];
  readonly tipsByValue: readonly (BacktestTips & { readonly value: ValueClass })[];
}

export interface BacktestSeason extends BacktestGroup {
  readonly season: string;
  /**
   * True when the model's constants were fitted on matches of the season, so that its figures say nothing about other seasons;
   * `ruleChosenOn` says the same of the rule of tips.
   */
  readonly modelTrainedOn: boolean;
  readonly ruleChosenOn: boolean;
}

/** The figures of some matches; those of the group itself are of match-result. */
export interface BacktestGroup extends BacktestScores<'model' | 'marketInformed' | 'blended' | 'preMatch'> {
  /** The number of played matches of the period; `matches` of these are compared. */
  readonly judged: number;
  readonly withoutClosingPrice: number;
  readonly withoutPreMatchPrice: number;
  readonly closingSources: Readonly<Record<ClosingSource, number>>;
  readonly overUnder25: BacktestScores<'model' | 'marketInformed' | 'blended' | 'preMatch'>;
  /** The scores of both teams to score, compared with the base rates, since no file has prices for it. */
  readonly bothTeamsToScore: BacktestScores<'model' | 'marketInformed' | 'blended'>;
  readonly tips: BacktestTips;
}

/** The scores of one market; null for a forecaster that is not compared. */
export interface BacktestScores<Measured extends Forecaster> {
  /** The number of matches compared: every score is over the same ones. */
  readonly matches: number;
  readonly rps: OfForecasters<number | null>;
  readonly logLoss: OfForecasters<number | null>;
  readonly brier: OfForecasters<number | null>;
  readonly calibrationError: OfForecasters<number | null>;
  readonly gapPercent: Readonly<Record<Measured, number | null>>;
  readonly gapPercentInterval: Readonly<Record<Measured, ReportedInterval>>;
}

/** The errors of three forecasts of the result over the same matches; `shown` includes the match's own odds where there are any. */
export interface ForecastErrors {
  readonly judged: number;
  /** The number of matches with a closing price: every figure is over these. */
  readonly matches: number;
  readonly rps: Readonly<Record<'model' | 'marketInformed' | 'shown' | 'closing', number>>;
  readonly gapPercent: Readonly<Record<'model' | 'marketInformed' | 'shown', number | null>>;
  readonly gapPercentInterval: Readonly<Record<'model' | 'marketInformed' | 'shown', ReportedInterval>>;
}

/** The scores of the chances at a minute, over the matches whose score at that minute is known; 45 is the break. */
export interface BacktestInPlay {
  readonly minute: number;
  readonly matches: number;
  readonly rps: number;
  /** The score of the pre-match forecasts of the same matches. */
  readonly rpsBeforeMatch: number;
  readonly brier: number;
  readonly calibrationError: number | null;
}

/** The forecasts of one count (corners or cards), above or below the half line nearest to an even chance. */
export interface BacktestCounts extends CountScores {
  readonly kind: CountKind;
  /** The figures by the chance of the likelier side, the lowest first. */
  readonly bands: readonly { readonly from: number; readonly matches: number; readonly promised: number; readonly right: number }[];
  readonly divisions: readonly (CountScores & { readonly division: string })[];
  readonly seasons: readonly (CountScores & { readonly season: string })[];
}

/** The scores of the forecast and of the league's rate over the same matches. */
export interface CountScores {
  readonly matches: number;
  readonly logLoss: Readonly<Record<'forecast' | 'leagueRate', number>>;
  readonly brier: Readonly<Record<'forecast' | 'leagueRate', number>>;
  /** The gap of the log loss to that of the league's rate, in per cent of it; below 0 the forecast is better. */
  readonly gapPercent: number | null;
  readonly gapPercentInterval: ReportedInterval;
  readonly calibrationError: number | null;
  /**
   * The mean chance of the likelier side by the forecast. `right` is the share of matches in which that side came true, and `rightByLeagueRate`
   * the share for the likelier side by the league's rate.
   */
  readonly promised: number;
  readonly right: number;
  readonly rightByLeagueRate: number;
}

/** The ends of a 95% interval; null when there is too little data. */
export type ReportedInterval = readonly [low: number, high: number] | null;

export interface BacktestTips {
  readonly number: number;
  readonly strikeRate: number | null;
  readonly strikeRateInterval: ReportedInterval;
  readonly promisedStrikeRate: number | null;
  readonly yieldPercent: number | null;
  readonly yieldPercentInterval: ReportedInterval;
  readonly profitUnits: number;
  readonly closingLineValuePercent: number | null;
  readonly closingLineValuePercentInterval: ReportedInterval;
  /**
   * The closing-line value at the next-best price. `promisedValueNextBestPercent` is the mean promised by the probabilities: next-best
   * price · probability − 1.
   */
  readonly closingLineValueNextBestPercent: number | null;
  readonly closingLineValueNextBestPercentInterval: ReportedInterval;
  readonly promisedValueNextBestPercent: number | null;
  /** The number of tips on a market and line with a true closing price. */
  readonly withClosingPrice: number;
}
