import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { chosenMatchJoins, listedMatchColumns, queryMatches } from '#data/queries/match/match-list.ts';
import type { MixedMatch } from './matches-by-time.ts';

export interface FavouritesQuery {
  readonly matchIds: readonly number[];
  readonly teamIds: readonly number[];
  readonly tournamentIds: readonly number[];
  /** Span of the matches of clubs and competitions, [from, to); single matches are included at any time. */
  readonly from: Date;
  readonly to: Date;
  readonly limit: number;
  readonly locale: string;
}

/**
 * Returns up to `limit` matches that a visitor follows by match, club or competition, in the order of their kick-off. The statement is planned in two
 * parts, because comparing all orders of eight joined tables takes longer than running any of them.
 */
export function listFavouriteMatches(database: Queryable, wanted: FavouritesQuery): Promise<MixedMatch[]> {
  const span = 'm.kickoff_utc >= $5 and m.kickoff_utc < $6';
  return queryMatches<MixedMatch>(database, {
    name: 'list-favourite-matches',
    text: `with followed as (
             select m.id from matches m where m.id = any($2)
             union select m.id from matches m where m.home_team_id = any($3) and ${span}
             union select m.id from matches m where m.away_team_id = any($3) and ${span}
             union select m.id from matches m where m.tournament_id = any($4) and ${span}
           ), chosen as materialized (
             select m.id, t.priority, t.name as tournament_name, c.code
             from followed join matches m on m.id = followed.id and m.sport_id = ${sportIds.football} join tournaments t on t.numeric_id = m.tournament_id
             join countries c on c.id = t.country_id order by m.kickoff_utc, t.priority, m.id limit $7
           )
           select ${listedMatchColumns}, chosen.tournament_name as "tournamentName", chosen.code as "countryCode"
           from chosen join matches m on m.id = chosen.id ${chosenMatchJoins('$1')}
           order by m.kickoff_utc, chosen.priority, m.id`,
    values: [wanted.locale, wanted.matchIds, wanted.teamIds, wanted.tournamentIds, wanted.from, wanted.to, wanted.limit],
  });
}
