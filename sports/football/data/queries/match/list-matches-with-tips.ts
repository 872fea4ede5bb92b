import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type MixedMatch, readMixedMatches } from '#data/queries/home/read-chosen-matches.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

const distanceOf = (match: string) => `greatest(${match}.kickoff_utc - $4::timestamptz, $4 - ${match}.kickoff_utc)`;

/** Returns the other matches with a tip that begin in [from, to), by kick-off: those nearest in time to the match itself, at most `limit`. */
export async function listMatchesWithTips(
  database: Queryable,
  match: Pick<ListedMatch, 'id' | 'kickoffUtc'>,
  { from, to, limit, locale }: { from: Date; to: Date; limit: number; locale: string },
): Promise<MixedMatch[]> {
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-matches-with-tips',
    // Sorted by time alone first, so that competitions are looked up only for the matches at the limit's distance or nearer.
    text: `select id from (
             select near.id, near.kickoff_utc
             from (
               select m.id, m.tournament_id, m.kickoff_utc
               from (select distinct t.match_id from tips t where t.kickoff_utc >= $1 and t.kickoff_utc < $2
                     and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)) tipped
               join matches m on m.id = tipped.match_id and m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and m.id <> $3
               order by ${distanceOf('m')} fetch first $5 rows with ties
             ) near join tournaments c on c.numeric_id = near.tournament_id
             order by ${distanceOf('near')}, c.priority, near.id limit $5
           ) chosen order by kickoff_utc, id`,
    values: [from, to, match.id, match.kickoffUtc, limit],
  });
  const ids = rows.map(({ id }) => id);
  return readMixedMatches(database, ids, locale);
}
