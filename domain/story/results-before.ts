import type { TableMatch } from '#domain/tournament/club-record.ts';
import type { LeagueResult } from './match-to-tell.ts';

/** The opponent of a match, as a result has it. */
type Opponent<Name> = Pick<LeagueResult<Name>, 'opponent' | 'opponentPlace'>;

/**
 * Returns a club's matches of a season that were played before a moment, newest first.
 *
 * @param opponentOf returns a club of the season as an opponent, by its number
 */
export function resultsBefore<Name = never>(
  moment: Date,
  teamId: number,
  season: readonly (TableMatch & { readonly live: boolean })[],
  opponentOf: (teamId: number) => Opponent<Name> = () => ({}),
): LeagueResult<Name>[] {
  return season
    .flatMap(({ homeId, awayId, kickoffUtc, live, goals }) => {
      if (goals === null || live || kickoffUtc >= moment || (homeId !== teamId && awayId !== teamId)) return [];
      const atHome = homeId === teamId;
      const [scored, conceded] = atHome ? [goals.home, goals.away] : [goals.away, goals.home];
      return [{ scored, conceded, atHome, ...opponentOf(atHome ? awayId : homeId) }];
    })
    .reverse();
}
