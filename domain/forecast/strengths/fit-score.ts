import type { Bet } from '#domain/odds/bet.ts';
import { chancesByOutcomes, winProbability } from '../goals/bet-chances.ts';
import { outcomesByScore } from '../goals/bet-outcomes.ts';
import { type ScoreGrid, type ScoreParameters, scoreGrid } from '../goals/score-grid.ts';

/** A bet and its target chance of winning, returned stakes left out. */
export interface TargetChance {
  readonly bet: Bet;
  readonly probability: number;
}

/** The change of each fitted parameter from its start: the logarithms of home goals, away goals and the draw weight, and the regularity. */
type Shift = [home: number, away: number, draws: number, regularity: number];
/** Returns the indices of the parameters to fit: with fewer than four target chances the regularity is not fitted. */
const axesFor = (targets: number) => (targets > 3 ? ([0, 1, 2, 3] as const) : ([0, 1, 2] as const));

const step = 1e-4;
/**
 * The resistance of each parameter to leaving its start. The first three yield easily: three independent targets are met to a millionth,
 * and parameters that fewer targets do not determine stay at their start. The regularity yields slowly.
 */
const ridges: Shift = [1e-7, 1e-7, 1e-7, 1e-3];
const longestMove = 0.7;
const maxRounds = 12;
const [minRegularity, maxRegularity] = [0.85, 1.4];

/**
 * Returns the score parameters nearest to given ones under which some bets have given chances: exactly where three or fewer independent
 * chances are given, nearly where there are four, by least squares where there are more. Solved by Gauss and Newton's method,
 * damped by small ridges (Levenberg, "A method for the solution of certain non-linear problems in least squares", 1944).
 *
 * @param targets of bets that are settled after ninety minutes
 */
export function fitScore(start: ScoreParameters, targets: readonly TargetChance[]): ScoreParameters {
  const axes = axesFor(targets.length);
  const shift: Shift = [0, 0, 0, 0];
  const chancesAt = createChances(start, targets);
  for (let round = 0; round < maxRounds; round += 1) {
    const now = chancesAt(shift);
    const gaps = targets.map(({ probability }, index) => probability - (now[index] as number));
    const slopes = axes.map((axis) => {
      const moved: Shift = [...shift];
      moved[axis] += step;
      return chancesAt(moved).map((chance, index) => (chance - (now[index] as number)) / step);
    });
    const rows = axes.map((axis) => {
      const slope = slopes[axis] as number[];
      return [
        ...slopes.map((other, otherAxis) => dot(slope, other) + (axis === otherAxis ? ridges[axis] : 0)),
        dot(slope, gaps) - ridges[axis] * shift[axis],
      ];
    });
    const move = solve(rows);
    for (const axis of axes) shift[axis] += Math.max(-longestMove, Math.min(longestMove, move[axis] as number));
    if (Math.max(...move.map(Math.abs)) < 1e-6) break;
  }
  return shifted(start, shift);
}

function shifted(start: ScoreParameters, [home, away, draws, regularity]: Shift): ScoreParameters {
  return {
    ...start,
    homeGoals: Math.min(15, start.homeGoals * Math.exp(home)),
    awayGoals: Math.min(15, start.awayGoals * Math.exp(away)),
    drawWeight: start.drawWeight * Math.exp(draws),
    ...(regularity !== 0 && {
      goalRegularity: Math.min(maxRegularity, Math.max(minRegularity, (start.goalRegularity ?? 1) + regularity)),
    }),
  };
}

/** Returns the function that gives the chances of the targets' bets at a shift. A fit computes some twenty grids, each in the memory of the last. */
function createChances(start: ScoreParameters, targets: readonly TargetChance[]): (shift: Shift) => number[] {
  let grid: ScoreGrid | undefined;
  let outcomes: Uint8Array[] | undefined;
  return (shift) => {
    const shiftedGrid = scoreGrid(shifted(start, shift), grid?.cells);
    grid = shiftedGrid;
    outcomes ??= targets.map(({ bet }) => outcomesByScore(bet, shiftedGrid.size));
    return outcomes.map((ofBet) => winProbability(chancesByOutcomes(ofBet, shiftedGrid)) as number);
  };
}

function dot(first: readonly number[], second: readonly number[]): number {
  return first.reduce((sum, value, index) => sum + value * (second[index] as number), 0);
}

/** Gauss and Jordan's elimination; the ridges keep every pivot above 0. */
function solve(rows: number[][]): number[] {
  const count = rows.length;
  for (let pivot = 0; pivot < count; pivot += 1) {
    const pivotRow = rows[pivot] as number[];
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = (row[pivot] as number) / (pivotRow[pivot] as number);
      for (let column = pivot; column <= count; column += 1) row[column] = (row[column] as number) - factor * (pivotRow[column] as number);
    }
  }
  return rows.map((row, pivot) => (row[count] as number) / (row[pivot] as number));
}
