import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';

/** Returns a tip on a match of 1 July 2024, with values that are awkward to store. */
export function aTip(over: Partial<FirstSportTip> = {}): FirstSportTip {
  return {
    matchId: 1,
    tournamentId: 'england.premier-league',
    season: '2023-24',
    homeClubId: 11,
    homeClubName: 'Queen’s “Park” \\ Rangers',
    awayClubId: 12,
    awayClubName: 'Παναθηναϊκός 😀',
    kickoffUtc: new Date('2024-07-01T14:00:00.123Z'),
    kickoffKnown: true,
    market: 'asian-handicap',
    line: -0.25,
    selection: 'home',
    decimalOdds: 1.91,
    bookmaker: 'bet365',
    quotedAt: new Date('2024-06-30T09:00:00.007Z'),
    probability: 0.1 + 0.2,
    modelProbability: 1 / 3,
    blendedProbability: 0.1 + 0.2,
    expectedValue: 0.0412345678901234,
    model: { homeGoals: 1.234567890123456, awayGoals: 1e-7, lowScoreDependence: -0, drawWeight: 1.0000000000000002 },
    blended: { homeGoals: 5e-324, awayGoals: 1.1, lowScoreDependence: -0.05, drawWeight: 1 },
    halfTimeShare: 0.4444444444444444,
    reliabilityLevel: 4,
    reliabilityMatches: 142,
    stakeUnits: 1,
    reasons: [
      { code: 'goals-expected', home: 1.8, away: 1.5, league: 2.8, supports: true },
      { code: 'form', side: 'home', goals: -0.21, supports: false },
    ],
    modelVersion: '1',
    origin: 'reconstructed',
    ...over,
  };
}
