import type { Queryable } from '#data/database/database.ts';
import { readChosenMatches } from '#data/queries/home/read-chosen-matches.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

/** Returns the other matches of a competition that begin in [from, to), nearest in time to the match itself first, at most `limit`. */
export async function listMatchesSameDay(
  database: Queryable,
  match: Pick<ListedMatch, 'id' | 'tournamentId' | 'kickoffUtc'>,
  { from, to, limit, locale }: { from: Date; to: Date; limit: number; locale: string },
): Promise<ListedMatch[]> {
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-matches-same-day',
    text: `select m.id from matches m
           where m.tournament_id = $1 and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.id <> $4
           order by abs(extract(epoch from m.kickoff_utc - $5::timestamptz)), m.kickoff_utc, m.id limit $6`,
    values: [match.tournamentId, from, to, match.id, match.kickoffUtc, limit],
  });
  const ids = rows.map(({ id }) => id);
  return readChosenMatches(database, ids, locale);
}
