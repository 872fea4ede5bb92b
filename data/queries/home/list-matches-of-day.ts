import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { readChosenMatches } from './read-chosen-matches.ts';

/** Returns the matches of some football competitions that begin in [from, to), in the order of their kick-off. */
export async function listMatchesOfDay(
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
  const { rows } = await database.query<{ readonly id: number }>({
    name: 'list-matches-of-day',
    text: `select m.id from matches m
           where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and m.tournament_id = any($3) and (not $4 or m.status = 'live')
             and (not $5 or m.id in (${tippedMatches('$1', '$2')}))
           order by m.kickoff_utc, m.id`,
    values: [from, to, tournamentIds, liveOnly, tipped],
  });
  const ids = rows.map(({ id }) => id);
  return readChosenMatches(database, ids, locale);
}
