import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';

/** Competition with the numbers of its matches in a span of time. */
export interface DayTournament {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly categorySlug: string;
  readonly countrySlug: string;
  readonly code: string;
  readonly region: string;
  readonly genderType: 'men' | 'women';
  /** Place in lists, in ascending order. */
  readonly priority: number;
  /** True for a part of another competition, such as a regional group of a division. */
  readonly isPart: boolean;
  readonly matches: number;
  readonly live: number;
  readonly toCome: number;
  readonly finished: number;
  /** Number of its matches with a tip that was not withdrawn. */
  readonly tips: number;
  /** Next kick-off whose hour is known; null without one. */
  readonly nextKickoffUtc: Date | null;
}

export interface DayTournamentsQuery {
  /** Span in which the matches begin, [from, to). */
  readonly from: Date;
  readonly to: Date;
  readonly women: boolean;
  /** Only competitions of this level; all levels when undefined. */
  readonly level?: CompetitionLevel;
  /** Only matches with a tip that was not withdrawn. */
  readonly tipped?: boolean;
  readonly liveOnly: boolean;
}

/** Returns the competitions with matches in a span, the most important first. */
export function listDayTournaments(
  database: Queryable,
  { from, to, women, level, tipped = false, liveOnly }: DayTournamentsQuery,
): Promise<DayTournament[]> {
  return queryJson<DayTournament>(
    database,
    {
      name: 'list-day-tournaments',
      text: `with day as (
             select m.tournament_id, count(*)::int as matches, count(*) filter (where m.status = 'live')::int as live,
                    count(*) filter (where m.status = 'scheduled')::int as to_come, count(*) filter (where m.status in ('finished', 'awarded'))::int as finished,
                    count(*) filter (where m.id in (${tippedMatches('$1', '$2')}))::int as tips,
                    min(m.kickoff_utc) filter (where m.status = 'scheduled' and m.kickoff_known) as next
             from matches m where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and (not $4 or m.status = 'live')
               and (not $5 or m.id in (${tippedMatches('$1', '$2')})) group by m.tournament_id
           )
           select t.numeric_id as id, t.name, t.slug, t.category_slug as "categorySlug", c.slug as "countrySlug", c.code, c.region,
                  t.gender_type as "genderType", t.priority, t.parent_id is not null as "isPart", day.matches, day.live,
                  day.to_come as "toCome", day.finished, day.tips, day.next as "nextKickoffUtc"
           from day join tournaments t on t.numeric_id = day.tournament_id join countries c on c.id = t.country_id
           where (not $3 or t.gender_type = 'women') and ($6::text is null or t.level = $6)
           order by t.priority, t.parent_id nulls first, t.name, t.numeric_id`,
      values: [from, to, women, liveOnly, tipped, level ?? null],
    },
    ['nextKickoffUtc'],
  );
}
