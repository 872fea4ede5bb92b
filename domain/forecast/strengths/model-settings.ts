import type { AttemptCorrection } from '../counts/attempts.ts';
import type { CountSettings } from '../counts/count-filter.ts';
import type { CountForecastSettings, CountKind } from '../counts/count-forecast.ts';
import type { ReliabilityLevel } from '../forecast.ts';
import type { MarketSettings } from '../prices/market-filter.ts';

/*
 * The constants of the forecasts, the same for every league: fitted to the seasons 2012-13 to 2017-18 of the development data, as described in
 * docs/decisions/0071-the-market-informed-forecast.md. None belongs to a league, a country or a club.
 */

export const goalSettings: CountSettings = {
  strengths: {
    newVariance: 0.05,
    newcomerDeficit: 0.17,
    dailyVariance: 0.000017,
    breakVariance: 0.008,
    breakKeep: 0.97,
    moveVariance: 0.004,
    tierStep: 0.177,
    leagueVariance: 0.004,
    unplacedLeagueVariance: 0.02,
    countryVariance: 0.05,
  },
  levels: {
    usualLevel: 0.27,
    usualHomeEdge: 0.12,
    level: { common: 0.01, commonDaily: 0.000006, own: 0.01, ownDaily: 0.000001 },
    homeEdge: { common: 0.003, commonDaily: 0.000001, own: 0.003, ownDaily: 0.0000001 },
    newOpenness: 0.03,
    dailyOpenness: 0.0000018,
    breakOpenness: 0.006,
    breakKeep: 0.9,
  },
  leadDispersion: 1.7,
  totalDispersion: 1,
};

/** Attempts of a club averaged over seasons. */
export const slowAttemptSettings: CountSettings = {
  strengths: {
    newVariance: 1.2,
    newcomerDeficit: 0.04,
    dailyVariance: 0.00003,
    breakVariance: 0.03,
    breakKeep: 0.9,
    moveVariance: 0.008,
    tierStep: 0.02,
    leagueVariance: 0.03,
    unplacedLeagueVariance: 0.15,
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

/** Attempts of a club in its last weeks. */
export const fastAttemptSettings: CountSettings = {
  ...slowAttemptSettings,
  strengths: { ...slowAttemptSettings.strengths, dailyVariance: 0.004, breakVariance: 0.08, breakKeep: 0.665 },
};

/** Correction for the leading side attacking less. */
export const attemptCorrection: AttemptCorrection = { halfTimeLead: 0.04, laterLead: 0.03, mostGoals: 2 };

export const marketSettings: MarketSettings = {
  strengths: {
    newVariance: 0.4,
    newcomerDeficit: 0.12,
    dailyVariance: 0.000089,
    breakVariance: 0.0081,
    breakKeep: 0.902,
    moveVariance: 0.0081,
    tierStep: 0.075,
    leagueVariance: 0.01,
    unplacedLeagueVariance: 0.05,
    countryVariance: 0.05,
  },
  levels: {
    usualLevel: 0.27,
    usualHomeEdge: 0.12,
    level: { common: 0.01, commonDaily: 0.00019, own: 0.04, ownDaily: 0.000004 },
    homeEdge: { common: 0.003, commonDaily: 0.000001, own: 0.003, ownDaily: 0.0000001 },
    newOpenness: 0.00137,
    dailyOpenness: 0.0000148,
    breakOpenness: 0.000008,
    breakKeep: 0.69,
  },
  leadVariance: 0.004,
  levelVariance: 0.003,
};

/** The weights with which the strengths of the filters are combined by the model without prices, by whether attempts of a club are known. */
export const combination = {
  goalsAlone: { strength: 1.04, openness: 0.56 },
  both: { goalStrength: 0.694, slowStrength: 0.44, fastStrength: 0.09, goalOpenness: 0.49, attemptOpenness: 1.1 },
  /** Number of matches with known attempts at which a club's weights are halfway between the two. */
  halfwayMatches: 1,
  /** The gain of a club with all to play for in its last match over one with nothing, in half the logarithm of the ratio of goals. */
  stake: 0.3,
};

/** The same of the market-informed model. */
export const marketCombination = { marketStrength: 0.796, goalStrength: 0.172, fastStrength: 0.106, stake: 0.22 };

/** ρ of Dixon and Coles. */
export const lowScoreDependence = -0.045;

/** ν of Conway and Maxwell: above 1 goals are more regular than by Poisson. */
export const goalRegularity = 1.08;

/**
 * The share that is retained of the distance between the chance that both sides score and its usual value, by the reliability of the
 * forecast. On the tuning seasons such chances of well-known clubs came true 0.91 to 0.98 times as far apart as forecast, by the slope of
 * their logistic regression, those of little known clubs in new leagues 0.3 to 0.7 times (docs/decisions/0128-forecasts-of-the-world.md).
 */
export const bothScoreKeep: Readonly<Record<ReliabilityLevel, number>> = { 5: 0.95, 4: 0.9, 3: 0.8, 2: 0.7, 1: 0.5 };

/**
 * The last matches of a season, weighted by one over the matches that are left: the part by which leads shrink, since the leading side
 * rests players, and the lead that the home side gains.
 */
export const seasonEnd = { matches: 6, shrink: 0.1, homeLead: 0.015 };

/** Corners and cards (decision 117). */
export const countSettings: Readonly<Record<CountKind, CountForecastSettings>> = {
  corners: { clubHalfLife: 180, leagueHalfLife: 365, priorMatches: 30, leastOfLeague: 50, leastOfClub: 5, dispersion: 1.16 },
  cards: { clubHalfLife: 180, leagueHalfLife: 180, priorMatches: 22, leastOfLeague: 50, leastOfClub: 5, dispersion: 1.08 },
};
