import type { CalibrationSlope } from '#domain/judging/calibration-slope.ts';
import type { GapPercent } from '#domain/judging/gap-percent.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { Fold } from './keep-out.ts';

/** The run as a whole. */
export interface HeldOutRun {
  readonly modelVersion: string;
  /** The last day of the matches on which constants were fitted. */
  readonly fittedUntil: LocalDay;
  readonly period: { readonly from: LocalDay; readonly to: LocalDay };
  readonly folds: readonly Fold[];
}

/** The figures of leagues held out of the fit; docs/backtest.md explains them. */
export interface HeldOutReport extends HeldOutRun {
  readonly groups: readonly HeldOutGroup[];
}

/** The figures of some matches; those with prices are over the matches that have a closing price. */
export interface HeldOutGroup {
  readonly by: 'all' | 'reliability' | 'tier' | 'season' | 'division';
  readonly name: string;
  readonly matches: number;
  readonly rps: OfForecasts;
  readonly logLoss: OfForecasts;
  /** The gap of the RPS to that of the base rates, in percent; below 0 the forecast is better. */
  readonly behindBaseRate: GapPercent;
  readonly calibrationError: number;
  readonly calibrationSlope: CalibrationSlope | null;
  /** The calibration error of both teams to score, and the error that luck alone would cause if every chance were right. */
  readonly bothScore: {
    readonly calibrationError: number;
    readonly ofLuck: number;
    readonly calibrationSlope: CalibrationSlope | null;
  };
  /** The figures over the matches with a closing price; null when no match has one. */
  readonly priced: {
    readonly matches: number;
    readonly rps: Readonly<Record<'keptOut' | 'model' | 'closing', number>>;
    readonly logLoss: Readonly<Record<'keptOut' | 'model' | 'closing', number>>;
    readonly behindClosing: Readonly<Record<'keptOut' | 'model', GapPercent>>;
  } | null;
}

type OfForecasts = Readonly<Record<'keptOut' | 'model' | 'baseRate', number>>;
