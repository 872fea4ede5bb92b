import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { UnreadableFile } from '../read-past-matches.ts';

/** The report on a sport other than football that the command prints with --json; docs/backtest-sports.md explains the figures. */
export interface SportReport {
  readonly sport: TwoSidedSport;
  readonly modelVersion: string;
  readonly marginMethod: string;
  readonly period: { readonly from: LocalDay; readonly to: LocalDay };
  readonly files: { readonly read: number; readonly unreadable: readonly UnreadableFile[]; readonly problems: number };
  /** Matches that the walk observed, also those outside the period. */
  readonly matchesWalked: number;
  readonly notBegun: number;
  /** The reports on the questions about each match. */
  readonly questions: readonly QuestionReport[];
  /** Absent where the files have no bookmaker's prices. */
  readonly tips?: TipsReport;
}

/** The outcome of the tips that the rule finds, at a stake of one unit each. */
export interface TipsReport {
  readonly tips: number;
  readonly void: number;
  readonly meanOdds: number;
  /** The profit a unit that the fair chances promised, and the actual profit; returned stakes are left out. */
  readonly promisedYield: number;
  readonly yield: number;
  readonly interval: readonly [low: number, high: number] | undefined;
}

export interface QuestionReport {
  readonly name: string;
  readonly references: readonly string[];
  /** The figures of all matches first, then those of each group. */
  readonly groups: readonly GroupReport[];
}

/** The figures of a group, all over the same matches: those that all forecasters have forecast. */
export interface GroupReport {
  readonly group: string;
  readonly matches: number;
  /** Matches of the group that at least one forecaster has not forecast. */
  readonly notCompared: number;
  readonly forecasters: readonly ForecasterReport[];
}

export interface ForecasterReport {
  readonly name: string;
  readonly logLoss: number;
  readonly brier: number;
  readonly calibrationError: number;
  /** The gaps in log loss behind each reference other than the forecaster itself. */
  readonly gaps: readonly { readonly behind: string; readonly percent: number; readonly interval: readonly [low: number, high: number] }[];
}
