import type { BetOutcome } from '#domain/odds/bet.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { UnreadableFile } from '../read-past-matches.ts';

/** A sport as the backtest walks through it. */
export interface JudgedSport<Match extends PastSportMatch> {
  readonly questions: readonly QuestionDefinition[];
  /** The first day judged unless a call says otherwise: the constants were found on seasons before it. */
  readonly judgedFrom: LocalDay;
  read(folder: string): Promise<PastSportMatches<Match>>;
  /** Begins a walk that knows nothing yet. */
  createWalk(): SportWalk<Match>;
  /** Returns what the protocol says of a match itself: who played, where, the result, and the prices that the file has. */
  describe(match: Match): Readonly<Record<string, unknown>>;
  /** Returns the tip on a match by the rule of every day; absent where the files have no bookmaker's prices. */
  tip?(match: Match): PastTip | undefined;
}

/** A tip on a past match, at a stake of one unit. */
export interface PastTip {
  readonly market: string;
  readonly line: number;
  readonly selection: string;
  /** The slug of the bookmaker at whose price it was chosen. */
  readonly bookmaker: string;
  readonly decimalOdds: number;
  readonly probability: number;
  readonly outcome: BetOutcome;
  readonly profitUnits: number;
}

export interface SportWalk<Match> {
  /** Returns the questions about a match with the answers that rest on what was observed so far. */
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
  /** Rows with matches that are neither judged nor learned from. */
  readonly notBegun: number;
}

/** A question with two answers that is asked of every match. */
export interface QuestionDefinition {
  readonly name: string;
  readonly forecasters: readonly string[];
  /** The forecasters behind whom the others are measured. */
  readonly references: readonly string[];
}

/** One such question, answered by a match. */
export interface JudgedQuestion {
  readonly name: string;
  /** The groups in which it is counted beside that of all. */
  readonly groups: readonly string[];
  readonly happened: boolean;
  /** Probabilities by forecaster; undefined for one who has nothing to go by. */
  readonly chances: Readonly<Record<string, number | undefined>>;
}
