import { goalChances } from './goal-chances.ts';

/**
 * The parameters of a forecast of one match's score after ninety minutes: a few numbers from which every machine computes the same grid,
 * and so the same chances in every market.
 */
export interface ScoreParameters {
  /** Mean of the home side's goals before the adjustments below; above 0. */
  readonly homeGoals: number;
  /** The same of the away side. */
  readonly awayGoals: number;
  /** ρ of Dixon and Coles: below 0 makes 0-0 and 1-1 likelier than chance would, at the cost of 1-0 and 0-1. */
  readonly lowScoreDependence: number;
  /** The weight of every level score against the others: above 1 it is likelier, below 1 less likely. */
  readonly drawWeight: number;
  /** The regularity of each side's goals: absent or 1 as by Poisson, above 1 less scattered. */
  readonly goalRegularity?: number;
  /**
   * The share that is retained of the distance between the chance that both sides score and its usual value, from 0 to 1; absent means 1.
   * The rest moves between 0-0 and 1-1, so that the chances of the result and of over 2.5 do not change.
   */
  readonly bothScoreKeep?: number;
}

/**
 * The chance of every score: home goals h and away goals a at `cells[h * size + a]`. The last row and the last column are for that many
 * goals or more. Sums to 1.
 */
export interface ScoreGrid {
  readonly size: number;
  readonly cells: Float64Array;
}

/**
 * The number of goals of one side, from 0, that a grid covers: thirteen have been seen a few times in a hundred years of league football.
 */
const size = 13;

/**
 * Returns the grid of a forecast: a distribution of each side's goals, Poisson's (Maher, "Modelling association football scores", 1982) or
 * Conway and Maxwell's, the low scores adjusted as by Dixon and Coles ("Modelling association football scores and inefficiencies in the
 * football betting market", 1997), the diagonal weighted (Karlis and Ntzoufras, "Analysis of sports data by using bivariate Poisson
 * models", 2003, section 3.2, with one weight for all draws), scaled to a sum of 1.
 *
 * @param parameters goals above 0 and at most 20, the draw weight above 0, the regularity between 0.5 and 2, `bothScoreKeep` from 0 to 1
 * @param cells those of an earlier grid that is no longer needed, which are overwritten; by default new ones
 * @throws RangeError when a number is out of range
 */
export function scoreGrid(
  { homeGoals, awayGoals, lowScoreDependence, drawWeight, goalRegularity = 1, bothScoreKeep = 1 }: ScoreParameters,
  cells: Float64Array = new Float64Array(size * size),
): ScoreGrid {
  if (!(homeGoals > 0 && homeGoals <= 20)) throw new RangeError(`homeGoals must be above 0 and at most 20, not ${homeGoals}`);
  if (!(awayGoals > 0 && awayGoals <= 20)) throw new RangeError(`awayGoals must be above 0 and at most 20, not ${awayGoals}`);
  if (!(drawWeight > 0 && drawWeight < Number.POSITIVE_INFINITY)) throw new RangeError(`drawWeight must be above 0, not ${drawWeight}`);
  if (!(goalRegularity > 0.5 && goalRegularity < 2))
    throw new RangeError(`goalRegularity must be between 0.5 and 2, not ${goalRegularity}`);
  if (!(bothScoreKeep >= 0 && bothScoreKeep <= 1)) throw new RangeError(`bothScoreKeep must be between 0 and 1, not ${bothScoreKeep}`);
  const home = goalChances(homeGoals, goalRegularity, size);
  const away = goalChances(awayGoals, goalRegularity, size);
  let sum = 0;
  for (let h = 0; h < size; h += 1) {
    for (let a = 0; a < size; a += 1) {
      const low = h < 2 && a < 2 ? lowScoreFactor(h, a, homeGoals, awayGoals, lowScoreDependence) : 1;
      const chance = (home[h] as number) * (away[a] as number) * low * (h === a ? drawWeight : 1);
      cells[h * size + a] = chance;
      sum += chance;
    }
  }
  for (let cell = 0; cell < cells.length; cell += 1) cells[cell] = (cells[cell] as number) / sum;
  if (bothScoreKeep < 1) drawBothScoreIn(cells, bothScoreKeep);
  return { size, cells };
}

/** The share of matches in which both sides score: 0.518 of some 79,000 league matches. */
const usualBothScore = 0.52;

/** Moves chance between 0-0 and 1-1 until the chance of both sides scoring is at the given share of its distance from the usual one. Neither falls below 0. */
function drawBothScoreIn(cells: Float64Array, kept: number): void {
  const [goalless, oneAll] = [0, size + 1];
  let bothScore = 0;
  for (let h = 1; h < size; h += 1) for (let a = 1; a < size; a += 1) bothScore += cells[h * size + a] as number;
  const wanted = (1 - kept) * (usualBothScore - bothScore);
  const moved = Math.min(cells[goalless] as number, Math.max(-(cells[oneAll] as number), wanted));
  cells[goalless] = (cells[goalless] as number) - moved;
  cells[oneAll] = (cells[oneAll] as number) + moved;
}

/**
 * Returns the factor τ by which Dixon and Coles (1997, equation 4.2) change the chance of the four lowest scores; 1 for every other.
 * Where ρ would make a chance negative it is 0.
 *
 * @param h home goals
 * @param a away goals
 * @param homeGoals mean of the home side's goals
 * @param awayGoals mean of the away side's goals
 * @param rho the dependence; 0 is none
 */
export function lowScoreFactor(h: number, a: number, homeGoals: number, awayGoals: number, rho: number): number {
  if (h > 1 || a > 1) return 1;
  if (h === 0 && a === 0) return Math.max(0, 1 - homeGoals * awayGoals * rho);
  if (h === 0) return Math.max(0, 1 + homeGoals * rho);
  if (a === 0) return Math.max(0, 1 + awayGoals * rho);
  return Math.max(0, 1 - rho);
}
