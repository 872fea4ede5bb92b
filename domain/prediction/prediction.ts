import type { ForecastBasis } from '#domain/forecast/goals/headline-forecast.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** The results that are predicted: the side that wins, or the draw in sports that have one. */
export const predictedResults = ['home', 'draw', 'away'] as const;
export type PredictedResult = (typeof predictedResults)[number];

/** The predicted end of a match. */
export interface PredictedEnd {
  /** The likeliest result; in tennis `home` is the player who is stored first. */
  readonly result: PredictedResult;
  /** The chances of the results, which sum to 1; no draw in sports without one. */
  readonly homeChance: number;
  readonly drawChance: number | null;
  readonly awayChance: number;
  /** The likeliest score with that result; null in sports of which no score is predicted, as are the three that follow. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** The chance of three goals or more. */
  readonly overChance: number | null;
  readonly bothScoreChance: number | null;
  /** The basis of the forecast with the most information: results, prices of earlier matches, or those of the match itself. */
  readonly basis: ForecastBasis;
}

/** The price of the predicted result when it froze, of a bookmaker that is licensed in one of the site's countries; null when there was none. */
export interface PredictedPrice {
  readonly decimalOdds: number | null;
  /** The bookmaker's slug. */
  readonly bookmaker: string | null;
}

/** The chances that the corners, and the cards, of both sides together are above a half line; null when they could not be forecast, and in other sports. */
export interface PredictedCounts {
  readonly cornersLine: number | null;
  readonly cornersOverChance: number | null;
  readonly cardsLine: number | null;
  readonly cardsOverChance: number | null;
}

/** The prediction of a match as it froze: the text of one leaf of a Merkle tree, which never changes again. The match is named as it was then. */
export interface Prediction extends PredictedEnd, PredictedPrice, PredictedCounts {
  readonly sport: Sport;
  readonly matchId: number;
  readonly tournamentId: string;
  readonly season: string;
  readonly homeClubId: number;
  readonly homeClubName: string;
  readonly awayClubId: number;
  readonly awayClubName: string;
  readonly kickoffUtc: Date;
  readonly modelVersion: string;
}

/** Returns the chance of the predicted result. */
export function predictedChance({
  result,
  homeChance,
  drawChance,
  awayChance,
}: Pick<PredictedEnd, 'result' | 'homeChance' | 'drawChance' | 'awayChance'>): number {
  return { home: homeChance, draw: drawChance ?? 0, away: awayChance }[result];
}
