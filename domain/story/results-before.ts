import type { TableMatch } from '#domain/tournament/club-record.ts';
import type { LeagueResult } from './match-to-tell.ts';

/** Returns a club's matches of a season that were played before a moment, newest first. */
export function resultsBefore(moment: Date, teamId: number, season: readonly (TableMatch & { readonly live: boolean })[]): LeagueResult[] {
  return season
    .flatMap(({ homeId, awayId, kickoffUtc, live, goals }) => {
      if (goals === null || live || kickoffUtc >= moment || (homeId !== teamId && awayId !== teamId)) return [];
      const atHome = homeId === teamId;
      return [atHome ? { scored: goals.home, conceded: goals.away, atHome } : { scored: goals.away, conceded: goals.home, atHome }];
    })
    .reverse();
}
