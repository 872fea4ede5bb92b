import type { CourtSport } from '#domain/sports/sport.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { UnreadableFile } from '../read-past-matches.ts';

/** The report on a sport other than football that the command prints with --json; docs/backtest-sports.md explains the figures. */
export interface SportReport {
  readonly sport: CourtSport;
  readonly modelVersion: string;
  readonly marginMethod: string;
  readonly period: { readonly from: LocalDay; readonly to: LocalDay };
  readonly files: { readonly read: number; readonly unreadable: readonly UnreadableFile[]; readonly problems: number };
  /** Matches that taught, those outside the period included. */
  readonly matchesWalked: number;
  readonly notBegun: number;
  /** Those that were asked of a match. */
  readonly questions: readonly QuestionReport[];
  /** Absent where the files have no bookmaker's prices. */
  readonly tips?: TipsReport;
}

/** The outcome of the tips that the rule finds, at a stake of one unit each. */
export interface TipsReport {
  readonly tips: number;
  readonly void: number;
  readonly meanOdds: number;
  /** The profit a unit that the fair chances promised, and the one that came; stakes that came back are left out. */
  readonly promisedYield: number;
  readonly yield: number;
  readonly interval: readonly [low: number, high: number] | undefined;
}

export interface QuestionReport {
  readonly name: string;
  readonly references: readonly string[];
  /** The first is of all matches. */
  readonly groups: readonly GroupReport[];
}

/** Every figure of a group is over the same matches: those about which all forecasters say something. */
export interface GroupReport {
  readonly group: string;
  readonly matches: number;
  /** Matches of the group about which somebody says nothing. */
  readonly notCompared: number;
  readonly forecasters: readonly ForecasterReport[];
}

export interface ForecasterReport {
  readonly name: string;
  readonly logLoss: number;
  readonly brier: number;
  readonly calibrationError: number;
  /** In log loss, behind each reference but itself. */
  readonly gaps: readonly { readonly behind: string; readonly percent: number; readonly interval: readonly [low: number, high: number] }[];
}
