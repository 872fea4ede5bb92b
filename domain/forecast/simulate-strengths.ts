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
  /** Draws the strengths of so many ends of the season. */
  draw(random: Random, ends: number): void;
  /** Returns the error of the grids in the home side's lead over the away side, in one of these ends. */
  lead(match: number, end: number): number;
}

/**
 * @param awaited the matches to be played, whose numbers `lead` takes
 * @param shareLeft the part of the season's matches that they are, 0 to 1
 */
export function createStrengthErrors(
  awaited: readonly { readonly homeId: number; readonly awayId: number }[],
  shareLeft: number,
): StrengthErrors {
  const clubs = [...new Set(awaited.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const clubOf = new Map(clubs.map((id, club) => [id, club]));
  const home = Uint16Array.from(awaited, ({ homeId }) => clubOf.get(homeId) as number);
  const away = Uint16Array.from(awaited, ({ awayId }) => clubOf.get(awayId) as number);
  const deviation = Math.sqrt(knownVariance + seasonVariance * shareLeft);
  let strengths = new Float64Array(0);
  const strengthOf = (club: number | undefined, end: number) => strengths[end * clubs.length + (club as number)] as number;
  return {
    draw(random, ends) {
      strengths = Float64Array.from({ length: ends * clubs.length }, () => deviation * sampleNormal(random));
    },
    lead: (match, end) => strengthOf(home[match], end) - strengthOf(away[match], end),
  };
}

/** Strengths that are exactly what the grids say. */
export const noStrengthErrors: StrengthErrors = { draw: () => {}, lead: () => 0 };
