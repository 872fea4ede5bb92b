import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type MixedMatch, readMixedMatches } from './read-chosen-matches.ts';

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

/** Returns up to `limit` matches that a visitor follows by match, club or competition, in the order of their kick-off. */
export async function listFavouriteMatches(database: Queryable, wanted: FavouritesQuery): Promise<MixedMatch[]> {
  const span = 'm.kickoff_utc >= $4 and m.kickoff_utc < $5';
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-favourite-matches',
    text: `with followed as (
             select m.id from matches m where m.id = any($1)
             union select m.id from matches m where m.home_team_id = any($2) and ${span}
             union select m.id from matches m where m.away_team_id = any($2) and ${span}
             union select m.id from matches m where m.tournament_id = any($3) and ${span}
           )
           select m.id from followed join matches m on m.id = followed.id and m.sport_id = ${sportIds.football}
             join tournaments t on t.numeric_id = m.tournament_id
           order by m.kickoff_utc, t.priority, m.id limit $6`,
    values: [wanted.matchIds, wanted.teamIds, wanted.tournamentIds, wanted.from, wanted.to, wanted.limit],
  });
  const ids = rows.map(({ id }) => id);
  return readMixedMatches(database, ids, wanted.locale);
}
