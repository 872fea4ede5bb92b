import type { CountKind } from '#domain/forecast/count-forecast.ts';
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
    /** Rows and cells of the other files that could not be read. */
    readonly problems: number;
  };
  /** Played matches in all files, those outside the period included. */
  readonly matchesWalked: number;
  readonly repeatedRows: number;
  /** Those of the matches walked whose expected goals are known. */
  readonly withExpectedGoals: number;
  readonly overall: BacktestGroup;
  readonly divisions: readonly (BacktestGroup & { readonly division: string; readonly country: string })[];
  readonly seasons: readonly BacktestSeason[];
  /** The errors of the forecasts of the result by reliability, the highest level first, and by what makes a match hard. A match can be in several classes. */
  readonly errorsByReliability: readonly (ForecastErrors & { readonly level: ReliabilityLevel })[];
  readonly errorsByClass: readonly (ForecastErrors & { readonly class: MatchClass })[];
  /** The chances of the result while matches were played, minute by minute. */
  readonly inPlay: readonly BacktestInPlay[];
  /** The forecasts of corners and of cards. */
  readonly counts: readonly BacktestCounts[];
  readonly tipsByMarket: readonly (BacktestTips & { readonly market: string })[];
  /** By the chance and by the value that was promised, the least first. */
  readonly tipsByChance: readonly (BacktestTips & { readonly chance: ChanceClass })[];
  readonly tipsByValue: readonly (BacktestTips & { readonly value: ValueClass })[];
}

export interface BacktestSeason extends BacktestGroup {
  readonly season: string;
  /** True where the model's constants were found on matches of it, and where the rule of tips was chosen on them: its figures say nothing of other seasons. */
  readonly modelTrainedOn: boolean;
  readonly ruleChosenOn: boolean;
}

/** The figures of some matches; those of the group itself are of match-result. */
export interface BacktestGroup extends BacktestScores<'model' | 'marketInformed' | 'blended' | 'preMatch'> {
  /** Played matches of the period; `matches` of these are compared. */
  readonly judged: number;
  readonly withoutClosingPrice: number;
  readonly withoutPreMatchPrice: number;
  readonly closingSources: Readonly<Record<ClosingSource, number>>;
  readonly overUnder25: BacktestScores<'model' | 'marketInformed' | 'blended' | 'preMatch'>;
  /** The scores of both teams to score, measured by the base rates, since no file has prices for it. */
  readonly bothTeamsToScore: BacktestScores<'model' | 'marketInformed' | 'blended'>;
  readonly tips: BacktestTips;
}

/** The scores of one market; null for a forecaster who has nothing to say. */
export interface BacktestScores<Measured extends Forecaster> {
  /** Matches compared: every score is over the same ones. */
  readonly matches: number;
  readonly rps: OfForecasters<number | null>;
  readonly logLoss: OfForecasters<number | null>;
  readonly brier: OfForecasters<number | null>;
  readonly calibrationError: OfForecasters<number | null>;
  readonly gapPercent: Readonly<Record<Measured, number | null>>;
  readonly gapPercentInterval: Readonly<Record<Measured, ReportedInterval>>;
}

/** The error of three forecasts of the result over some matches that have a closing price; `shown` has the match's own odds in it where there are any. */
export interface ForecastErrors {
  readonly judged: number;
  /** Those with a closing price: every figure is over these. */
  readonly matches: number;
  readonly rps: Readonly<Record<'model' | 'marketInformed' | 'shown' | 'closing', number>>;
  readonly gapPercent: Readonly<Record<'model' | 'marketInformed' | 'shown', number | null>>;
  readonly gapPercentInterval: Readonly<Record<'model' | 'marketInformed' | 'shown', ReportedInterval>>;
}

/** The scores of the chances at a minute, over the matches of which the score at that minute is known; 45 is the break. */
export interface BacktestInPlay {
  readonly minute: number;
  readonly matches: number;
  readonly rps: number;
  /** The score of the forecast from before those matches. */
  readonly rpsBeforeMatch: number;
  readonly brier: number;
  readonly calibrationError: number | null;
}

/** The forecasts of one count, above or below the half line nearest to an even chance. */
export interface BacktestCounts extends CountScores {
  readonly kind: CountKind;
  /** By the chance of the likelier side, the least first. */
  readonly bands: readonly { readonly from: number; readonly matches: number; readonly promised: number; readonly right: number }[];
  readonly divisions: readonly (CountScores & { readonly division: string })[];
  readonly seasons: readonly (CountScores & { readonly season: string })[];
}

/** The scores of the forecast, and of how often the same came in the league, over the same matches. */
export interface CountScores {
  readonly matches: number;
  readonly logLoss: Readonly<Record<'forecast' | 'leagueRate', number>>;
  readonly brier: Readonly<Record<'forecast' | 'leagueRate', number>>;
  /** The gap of the log loss behind the league's rate in per cent of it; below 0 the forecast is ahead. */
  readonly gapPercent: number | null;
  readonly gapPercentInterval: ReportedInterval;
  readonly calibrationError: number | null;
  /** The mean chance of the likelier side by the forecast, how often that side came, and how often the likelier side by the league's rate did. */
  readonly promised: number;
  readonly right: number;
  readonly rightByLeagueRate: number;
}

/** Both ends of a 95% interval; null where there is too little data. */
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
  /** The same at the next-best price, and what the probabilities promised of it: next-best price · probability − 1. */
  readonly closingLineValueNextBestPercent: number | null;
  readonly closingLineValueNextBestPercentInterval: ReportedInterval;
  readonly promisedValueNextBestPercent: number | null;
  /** Tips on whose market and line there is a true closing price. */
  readonly withClosingPrice: number;
}
