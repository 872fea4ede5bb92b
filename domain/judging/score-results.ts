import { calibrationError } from './calibration-error.ts';
import { brierScore, logLoss, rankedProbabilityScore } from './proper-scores.ts';

/** The stated chances of a match's result, one for each side, with a draw between them where there is one, and the index of the outcome that occurred. */
export interface JudgedResult {
  readonly chances: readonly number[];
  readonly outcome: number;
}

/** The mean scores of one forecaster over some matches, as domain/judging/proper-scores.ts defines them; lower is better. */
export interface ResultScores {
  readonly matches: number;
  readonly rps: number;
  readonly logLoss: number;
  readonly brier: number;
  /** Over each of three chances with whether its outcome occurred; of two chances only the first, which determines the other. */
  readonly calibrationError: number;
}

/** Returns the scores of the stated chances of some results; undefined without any. */
export function scoreResults(judged: readonly JudgedResult[]): ResultScores | undefined {
  const error = calibrationError(
    judged.flatMap(({ chances, outcome }) =>
      (chances.length === 2 ? chances.slice(0, 1) : chances).map((probability, index) => ({ probability, happened: index === outcome })),
    ),
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
