import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import { chosenMatchJoins, type ListedMatch, listedMatchColumns, queryMatches } from '#data/queries/match/match-list.ts';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';

/** Match of a list that mixes competitions, with the name of its competition. */
export interface MixedMatch extends ListedMatch {
  readonly tournamentName: string;
  readonly countryCode: string;
}

export interface MixedMatchesQuery {
  readonly from: Date;
  readonly to: Date;
  readonly women: boolean;
  /** Only competitions of this level; all levels when undefined. */
  readonly level?: CompetitionLevel;
  /** Only matches with a tip that was not withdrawn. */
  readonly tipped?: boolean;
  /** Number of matches to skip before the first. */
  readonly skipped?: number;
  readonly limit: number;
  readonly locale: string;
}

/** Returns the SQL of a list. It selects the rows by index before the clubs are joined, so that a long day costs no more than its visible part. */
const listSql = (direction: 'asc' | 'desc', condition: string) => `
  with chosen as (
    select m.id, t.priority, t.name as tournament_name, c.code from matches m
    join tournaments t on t.numeric_id = m.tournament_id and (not $4 or t.gender_type = 'women') and ($7::text is null or t.level = $7)
    join countries c on c.id = t.country_id
    where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 ${condition} and (not $6 or m.id in (${tippedMatches('$2', '$3')}))
    order by m.kickoff_utc ${direction}, t.priority, m.id offset $8 limit $5
  )
  select ${listedMatchColumns}, chosen.tournament_name as "tournamentName", chosen.code as "countryCode"
  from chosen join matches m on m.id = chosen.id ${chosenMatchJoins('$1')}
  order by m.kickoff_utc ${direction}, chosen.priority, m.id`;

function valuesOf({ locale, from, to, women, limit, tipped = false, level, skipped = 0 }: MixedMatchesQuery): unknown[] {
  return [locale, from, to, women, limit, tipped, level ?? null, skipped];
}

/** Returns the matches that begin in [from, to) by kick-off; simultaneous ones in the order of their competitions' importance. */
export function listMatchesByTime(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  return queryMatches<MixedMatch>(database, {
    name: 'list-matches-by-time',
    text: listSql('asc', ''),
    values: valuesOf(wanted),
  });
}

/** Returns the finished matches that began in [from, to), the newest first. */
export function listPreviousMatches(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  return queryMatches<MixedMatch>(database, {
    name: 'list-previous-matches',
    text: listSql('desc', `and m.status in ('finished', 'awarded')`),
    values: valuesOf(wanted),
  });
}

/** Returns the number of matches that kicked off in [from, to) and before `now`; if a match is in play, only those before the first such match. */
export async function countMatchesUntilNow(
  database: Queryable,
  {
    from,
    to,
    now,
    women,
    level,
    tipped = false,
  }: Pick<MixedMatchesQuery, 'from' | 'to' | 'women' | 'level' | 'tipped'> & { readonly now: Date },
): Promise<number> {
  const { rows } = await database.query<{ readonly count: number }>({
    name: 'count-matches-until-now',
    text: `with listed as materialized (
             select m.kickoff_utc, m.status from matches m
             join tournaments t on t.numeric_id = m.tournament_id and (not $3 or t.gender_type = 'women') and ($4::text is null or t.level = $4)
             where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 and (not $5 or m.id in (${tippedMatches('$1', '$2')}))
           )
           select count(*)::int as count from listed
           where kickoff_utc < least($6::timestamptz, (select min(kickoff_utc) from listed where status = 'live'))`,
    values: [from, to, women, level ?? null, tipped, now],
  });
  return rows[0]?.count ?? 0;
}
