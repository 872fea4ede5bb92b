import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';

/** A competition with what happens in it in a span of time. */
export interface DayTournament {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly code: string;
  readonly region: string;
  readonly genderType: 'men' | 'women';
  readonly matches: number;
  readonly live: number;
  /** The next kick-off whose hour is known. */
  readonly nextKickoffUtc: Date | null;
}

/**
 * Returns the competitions with matches that begin in [from, to), of `tipped` ones only those on which a tip stands, the most important
 * first.
 */
export function listDayTournaments(
  database: Queryable,
  { from, to, women, tipped = false, liveOnly }: { from: Date; to: Date; women: boolean; tipped?: boolean; liveOnly: boolean },
): Promise<DayTournament[]> {
  return queryJson<DayTournament>(
    database,
    {
      name: 'list-day-tournaments',
      text: `with day as (
             select m.tournament_id, count(*)::int as matches, count(*) filter (where m.status = 'live')::int as live,
                    min(m.kickoff_utc) filter (where m.status = 'scheduled' and m.kickoff_known) as next
             from matches m where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and (not $4 or m.status = 'live')
               and (not $5 or m.id in (${tippedMatches('$1', '$2')})) group by m.tournament_id
           )
           select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.code, c.region, t.gender_type as "genderType",
                  day.matches, day.live, day.next as "nextKickoffUtc"
           from day join tournaments t on t.numeric_id = day.tournament_id join countries c on c.id = t.country_id
           where not $3 or t.gender_type = 'women'
           order by t.priority, t.numeric_id`,
      values: [from, to, women, liveOnly, tipped],
    },
    ['nextKickoffUtc'],
  );
}
