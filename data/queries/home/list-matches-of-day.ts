import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';

/** Returns the matches of some football competitions that begin in [from, to), in the order of their kick-off. */
export function listMatchesOfDay(
  database: Queryable,
  {
    from,
    to,
    tournamentIds,
    tipped = false,
    liveOnly,
    locale,
  }: { from: Date; to: Date; tournamentIds: readonly number[]; tipped?: boolean; liveOnly: boolean; locale: string },
): Promise<ListedMatch[]> {
  return queryMatches<ListedMatch>(database, {
    name: 'list-matches-of-day',
    text: `select ${listedMatchColumns} from matches m ${listedMatchJoins('$1')}
           where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 and m.tournament_id = any($4) and (not $5 or m.status = 'live')
             and (not $6 or m.id in (${tippedMatches('$2', '$3')}))
           order by m.kickoff_utc, m.id`,
    values: [locale, from, to, tournamentIds, liveOnly, tipped],
  });
}
