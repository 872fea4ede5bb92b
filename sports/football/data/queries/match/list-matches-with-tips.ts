import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { MixedMatch } from '#data/queries/home/matches-by-time.ts';
import { chosenMatchJoins, type ListedMatch, listedMatchColumns, queryMatches } from '#data/queries/match/match-list.ts';

const distanceOf = (match: string) => `greatest(${match}.kickoff_utc - $5::timestamptz, $5 - ${match}.kickoff_utc)`;

/** Returns the other matches with a tip that begin in [from, to), nearest in time to the match itself first, at most `limit`. */
export function listMatchesWithTips(
  database: Queryable,
  match: Pick<ListedMatch, 'id' | 'kickoffUtc'>,
  { from, to, limit, locale }: { from: Date; to: Date; limit: number; locale: string },
): Promise<MixedMatch[]> {
  return queryMatches<MixedMatch>(database, {
    name: 'list-matches-with-tips',
    // Sorted by time alone first, so that competitions are looked up only for the matches at the limit's distance or nearer.
    text: `with chosen as materialized (
             select near.id, c.name as tournament_name, c.country_id
             from (
               select m.id, m.tournament_id, m.kickoff_utc
               from (select distinct t.match_id from tips t where t.kickoff_utc >= $2 and t.kickoff_utc < $3
                     and not exists (select 1 from tip_withdrawals w where w.tip_sequence = t.sequence)) tipped
               join matches m on m.id = tipped.match_id and m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.id <> $4
               order by ${distanceOf('m')} fetch first $6 rows with ties
             ) near join tournaments c on c.numeric_id = near.tournament_id
             order by ${distanceOf('near')}, c.priority, near.id limit $6
           )
           select ${listedMatchColumns}, chosen.tournament_name as "tournamentName",
             (select co.code from countries co where co.id = chosen.country_id) as "countryCode"
           from chosen join matches m on m.id = chosen.id ${chosenMatchJoins('$1')}
           order by m.kickoff_utc, m.id`,
    values: [locale, from, to, match.id, match.kickoffUtc, limit],
  });
}
