import { calibrationError } from './calibration-error.ts';
import { brierScore, logLoss, rankedProbabilityScore } from './proper-scores.ts';

/** The chances that were stated of a match's result, and which of the three came: 0 home, 1 draw, 2 away. */
export interface JudgedResult {
  readonly chances: readonly [home: number, draw: number, away: number];
  readonly outcome: 0 | 1 | 2;
}

/** The mean scores of one forecaster over some matches, as domain/judging/proper-scores.ts defines them; lower is better. */
export interface ResultScores {
  readonly matches: number;
  readonly rps: number;
  readonly logLoss: number;
  readonly brier: number;
  /** All three chances of every match count, each with whether it came. */
  readonly calibrationError: number;
}

/** Returns the scores of the chances stated of some results; undefined without any. */
export function scoreResults(judged: readonly JudgedResult[]): ResultScores | undefined {
  const error = calibrationError(
    judged.flatMap(({ chances, outcome }) => chances.map((probability, index) => ({ probability, happened: index === outcome }))),
  );
  if (error === undefined) return undefined;
  const meanOf = (score: (chances: readonly number[], outcome: number) => number) =>
    judged.reduce((sum, { chances, outcome }) => sum + score(chances, outcome), 0) / judged.length;
  return {
    matches: judged.length,
    rps: meanOf(rankedProbabilityScore),
    logLoss: meanOf(logLoss),
    brier: meanOf(brierScore),
    calibrationError: error,
  };
}
