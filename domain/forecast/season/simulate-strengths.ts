import { type Random, sampleNormal } from '#domain/chance/random.ts';

/**
 * The variance of a club's strength around its estimate, on the logarithmic scale of goals: a part that is always there, and a part that a
 * whole season adds. Grids contain the uncertainty of each match, but not that a club misjudged today is misjudged in all matches to come.
 * Chosen so that the points of clubs scatter around their expectation as widely as simulated: 80 seasons of leagues begun in 2013 to 2017,
 * seen from four moments each.
 */
const knownVariance = 0.0045;
const seasonVariance = 0.0128;

/** The errors in the strengths of clubs, drawn anew for each simulated end of a season. */
export interface StrengthErrors {
  /** Draws the errors for a number of ends of the season. */
  draw(random: Random, ends: number): void;
  /** Returns the error of the grids in the home side's lead over the away side, in one of these ends. */
  lead(home: number, away: number, end: number): number;
}

/**
 * Returns strength errors, to be drawn before use.
 *
 * @param clubs the number of clubs, whose indices `lead` takes
 * @param shareLeft the part of the season's matches that are to be played, 0 to 1
 */
export function createStrengthErrors(clubs: number, shareLeft: number): StrengthErrors {
  const deviation = Math.sqrt(knownVariance + seasonVariance * shareLeft);
  let strengths = new Float64Array(0);
  return {
    draw(random, ends) {
      strengths = Float64Array.from({ length: ends * clubs }, () => deviation * sampleNormal(random));
    },
    lead: (home, away, end) => (strengths[end * clubs + home] as number) - (strengths[end * clubs + away] as number),
  };
}

/** Errors of 0, for strengths that are exactly those of the grids. */
export const noStrengthErrors: StrengthErrors = { draw: () => {}, lead: () => 0 };
