import type { Queryable } from '#data/database/database.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';

/** Returns the other matches of a competition that begin in [from, to), nearest in time to the match itself first, at most `limit`. */
export function listMatchesSameDay(
  database: Queryable,
  match: Pick<ListedMatch, 'id' | 'tournamentId' | 'kickoffUtc'>,
  { from, to, limit, locale }: { from: Date; to: Date; limit: number; locale: string },
): Promise<ListedMatch[]> {
  return queryMatches<ListedMatch>(database, {
    name: 'list-matches-same-day',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.tournament_id = $2 and m.kickoff_utc >= $3 and m.kickoff_utc < $4 and m.id <> $5
           order by abs(extract(epoch from m.kickoff_utc - $6::timestamptz)), m.kickoff_utc, m.id limit $7`,
    values: [locale, match.tournamentId, from, to, match.id, match.kickoffUtc, limit],
  });
}
