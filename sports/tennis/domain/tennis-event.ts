import type { BestOf } from './tennis-score.ts';

export const tours = ['atp', 'wta'] as const;
export type Tour = (typeof tours)[number];

export const surfaces = ['hard', 'clay', 'grass', 'carpet'] as const;
export type Surface = (typeof surfaces)[number];

export const courts = ['outdoor', 'indoor'] as const;
export type Court = (typeof courts)[number];

/** The surfaces of the ratings: indoors all surfaces play alike. */
export const ratedSurfaces = ['grass', 'clay', 'hard', 'indoor'] as const;
export type RatedSurface = (typeof ratedSurfaces)[number];

/** Returns the surface of the ratings on which a match is played. */
export function ratedSurfaceOf({ surface, court }: { readonly surface: Surface; readonly court: Court }): RatedSurface {
  return court === 'indoor' || surface === 'carpet' ? 'indoor' : surface;
}

/** The series of tournaments of both tours, the largest first; a number is the points for the title. */
export const tennisSeries = ['grand-slam', 'tour-finals', '1000', '500', '250', '125'] as const;
export type TennisSeries = (typeof tennisSeries)[number];

/** Returns the max sets of a match: five at the men's Grand Slams, three everywhere else. */
export function bestOfSets(tour: Tour, series: TennisSeries): BestOf {
  return tour === 'atp' && series === 'grand-slam' ? 5 : 3;
}
