import type { BetOutcome } from '#domain/odds/bet.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { UnreadableFile } from '../read-past-matches.ts';

/** The parts of a sport that its backtest needs. */
export interface JudgedSport<Match extends PastSportMatch> {
  readonly questions: readonly QuestionDefinition[];
  /** The first judged day unless a call names another: the constants were fitted on seasons before it. */
  readonly judgedFrom: LocalDay;
  read(folder: string): Promise<PastSportMatches<Match>>;
  /** Returns a new walk, which has observed no match. */
  createWalk(): SportWalk<Match>;
  /** Returns a match's own part of its protocol line: players or teams, place, result, and the prices in the file. */
  describe(match: Match): Readonly<Record<string, unknown>>;
  /** Returns the tip on a match by the rule used on every day; absent where the files have no bookmakers' prices. */
  tip?(match: Match): PastTip | undefined;
}

/** A tip on a past match, at a stake of one unit. */
export interface PastTip {
  readonly market: string;
  readonly line: number;
  readonly selection: string;
  /** The slug of the bookmaker whose price the tip takes. */
  readonly bookmaker: string;
  readonly decimalOdds: number;
  readonly probability: number;
  readonly outcome: BetOutcome;
  readonly profitUnits: number;
}

export interface SportWalk<Match> {
  /** Returns the questions about a match with their answers from what was observed so far. */
  judge(match: Match): readonly JudgedQuestion[];
  observe(match: Match): void;
}

export interface PastSportMatch {
  readonly day: LocalDay;
}

export interface PastSportMatches<Match> {
  /** Matches that were begun. */
  readonly matches: readonly Match[];
  readonly files: number;
  readonly unreadable: readonly UnreadableFile[];
  /** Problems with single rows and cells of the other files. */
  readonly problems: number;
  /** The number of rows with matches that were not begun, which are neither judged nor learned from. */
  readonly notBegun: number;
}

/** A question with two answers, put to every match. */
export interface QuestionDefinition {
  readonly name: string;
  readonly forecasters: readonly string[];
  /** The forecasters with which the others are compared. */
  readonly references: readonly string[];
}

/** A question about one match, with its answers and the outcome. */
export interface JudgedQuestion {
  readonly name: string;
  /** The groups in which it is counted, beside the group of all. */
  readonly groups: readonly string[];
  readonly happened: boolean;
  /** The probabilities by forecaster; undefined for a forecaster without any data to go by. */
  readonly chances: Readonly<Record<string, number | undefined>>;
}
