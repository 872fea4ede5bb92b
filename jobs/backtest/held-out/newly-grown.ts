import type { PastMatch } from '../past-match.ts';

/** The number of seasons after which a league is replaced by a new one: as many as are read of a league that a source adds. */
const seasonsOfOne = 3;

/**
 * Returns the matches as a site knows those of leagues that a source has just added: with results alone, without a tier, and without
 * earlier seasons. Every three seasons the leagues and clubs of a country are replaced by new ones, in different years for different
 * countries.
 */
export function asNewlyGrown(matches: readonly PastMatch[]): PastMatch[] {
  const countries = [...new Set(matches.map(({ tournament }) => tournament.country))].sort();
  const most = matches.reduce((sum, { home, away, tournament }) => Math.max(sum, home, away, tournament.id), 0) + 1;
  const tournaments = new Map<string, PastMatch['tournament']>();
  return matches.map((match) => {
    const { shots: _, shotsOnTarget: _of, corners: _and, cards: _or, impliedGoals: _nor, ...bare } = match;
    const { country } = match.tournament;
    const age = Math.floor((Number(match.season.slice(0, 4)) + countries.indexOf(country)) / seasonsOfOne);
    const key = `${match.division} ${age}`;
    const { tier: _tier, ...known } = match.tournament;
    const tournament = tournaments.get(key) ?? { ...known, id: known.id + age * most, country: `${country} ${age}` };
    tournaments.set(key, tournament);
    return { ...bare, tournament, home: match.home + age * most, away: match.away + age * most };
  });
}
