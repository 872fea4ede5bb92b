import type { Prediction } from '#domain/prediction/prediction.ts';

/** Returns the prediction of a match of 1 July 2024, with values that are awkward to store. */
export function aPrediction(over: Partial<Prediction> = {}): Prediction {
  return {
    sport: 'football',
    matchId: 1,
    tournamentId: 'england.premier-league',
    season: '2023-24',
    homeClubId: 11,
    homeClubName: 'Queen’s “Park” \\ Rangers',
    awayClubId: 12,
    awayClubName: 'Παναθηναϊκός 😀',
    kickoffUtc: new Date('2024-07-01T14:00:00.123Z'),
    result: 'home',
    homeChance: 1 - 0.1 - (0.1 + 0.2),
    drawChance: 0.1 + 0.2,
    awayChance: 0.1,
    homeScore: 2,
    awayScore: 0,
    overChance: 1 / 3,
    bothScoreChance: 5e-324,
    basis: 'blended',
    decimalOdds: 1.91,
    bookmaker: 'bet365',
    cornersLine: null,
    cornersOverChance: null,
    cardsLine: null,
    cardsOverChance: null,
    modelVersion: '1',
    ...over,
  };
}
