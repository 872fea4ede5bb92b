import type { ClubToTell, ForecastToTell, LeagueResult, MatchToTell, MeetingToTell } from './match-to-tell.ts';

/** Returns Arsenal against Everton, the first match of their season, with a forecast and nothing else. */
export function aMatchToTell(over: Partial<MatchToTell<string>> = {}): MatchToTell<string> {
  return {
    matchId: 1,
    order: 0,
    kind: 'league',
    competition: 'Premier League',
    neutral: false,
    home: aClub('Arsenal'),
    away: aClub('Everton'),
    forecast: aForecastToTell(),
    ...over,
  };
}

/** Returns a match between two clubs in mid-season, in a table of twenty of which the last three go down. */
export function aMatchInTable(home: Partial<ClubToTell<string>>, away: Partial<ClubToTell<string>>): MatchToTell<string> {
  return aMatchToTell({
    home: aClub('Arsenal', { results: aPlainSeason(), ...home }),
    away: aClub('Everton', { results: aPlainSeason(), ...away }),
    table: { clubs: 20, relegatedFrom: 18, ahead: 4 },
  });
}

export function aClub(name: string, over: Partial<ClubToTell<string>> = {}): ClubToTell<string> {
  return { name, promoted: false, results: [], ...over };
}

/** Returns a forecast with a favourite at home, and no remarkable number of goals. */
export function aForecastToTell(over: Partial<ForecastToTell> = {}): ForecastToTell {
  return {
    home: 0.45,
    draw: 0.27,
    away: 0.28,
    goals: { home: 1.5, away: 1.1 },
    over: 0.5,
    likeliest: { home: 2, away: 1, chance: 0.1, surpassed: true },
    ...over,
  };
}

/** Ends of matches, in which both sides score unless overridden. */
const ends = {
  W: { scored: 2, conceded: 1 },
  D: { scored: 1, conceded: 1 },
  L: { scored: 1, conceded: 2 },
} as const;

/**
 * Returns results from a line such as `WWD`, the newest first, by turns at home and away.
 *
 * @param more fields of all of them, such as the side or the goals
 */
export function resultsOf(line: string, more: Partial<LeagueResult<string>> = {}): LeagueResult<string>[] {
  return [...line].map((letter, index) => ({ ...ends[letter as keyof typeof ends], atHome: index % 2 === 0, ...more }));
}

/** Returns a season so far without anything remarkable: no run, as much won as lost on either side. */
export function aPlainSeason(): LeagueResult<string>[] {
  return resultsOf('WLLWDWLLWD');
}

/** Returns meetings by their goals, the newest first: of this match's home side, and of its away side. */
export function meetingsOf(...scores: readonly (readonly [home: number, away: number])[]): MeetingToTell[] {
  return scores.map(([home, away], index) => ({ home, away, on: { month: 3, year: 2024 - index }, daysAgo: 200 + 365 * index }));
}
