import type { CountSettings } from './count-filter.ts';

/*
 * The constants of the model, the same for every league: chosen by walking through the seasons 2012-13 to 2017-18 of the development data
 * and comparing on the last four of them (docs/decisions/0013-the-forecast.md). None belongs to a league, a country or a club.
 */

export const goalSettings: CountSettings = {
  strengths: {
    newVariance: 0.05,
    newcomerDeficit: 0.2,
    dailyVariance: 0.000017,
    breakVariance: 0.008,
    breakKeep: 0.954,
    moveVariance: 0.004,
    tierStep: 0.177,
    leagueVariance: 0.004,
    countryVariance: 0.05,
  },
  levels: {
    usualLevel: 0.27,
    usualHomeEdge: 0.12,
    level: { common: 0.01, commonDaily: 0.0000005, own: 0.01, ownDaily: 0.000001 },
    homeEdge: { common: 0.003, commonDaily: 0.000001, own: 0.003, ownDaily: 0.0000001 },
    newOpenness: 0.03,
    dailyOpenness: 0.0000018,
    breakOpenness: 0.006,
    breakKeep: 0.9,
  },
  leadDispersion: 1.7,
  totalDispersion: 1,
};

export const attemptSettings: CountSettings = {
  strengths: {
    newVariance: 1.2,
    newcomerDeficit: 0.04,
    dailyVariance: 0.00034,
    breakVariance: 0.08,
    breakKeep: 0.665,
    moveVariance: 0.008,
    tierStep: 0.02,
    leagueVariance: 0.03,
    countryVariance: 0.05,
  },
  levels: {
    usualLevel: 2.95,
    usualHomeEdge: 0.12,
    level: { common: 0.05, commonDaily: 0.00001, own: 0.05, ownDaily: 0.0001 },
    homeEdge: { common: 0.01, commonDaily: 0.000001, own: 0.005, ownDaily: 0.000001 },
    newOpenness: 0.002,
    dailyOpenness: 0.000003,
    breakOpenness: 0.00075,
    breakKeep: 0,
  },
  leadDispersion: 3.8,
  totalDispersion: 2.6,
};

/** The weights with which the strengths of the two filters are combined, by whether attempts of a club are known. */
export const combination = {
  goalsAlone: { strength: 1.07, openness: 0.56 },
  both: { goalStrength: 0.82, attemptStrength: 0.46, goalOpenness: 0.49, attemptOpenness: 1.1 },
  /** The number of matches of known attempts with which a club stands halfway between the two. */
  halfwayMatches: 1,
  /** The gain of a club with all to play for in its last match over one with nothing, in half the logarithm of the ratio of goals. */
  stake: 0.35,
};

/** ρ of Dixon and Coles. */
export const lowScoreDependence = -0.045;

/** ν of Conway and Maxwell: above 1 goals are more regular than by Poisson. */
export const goalRegularity = 1.08;
