import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';
import { type MixedMatch, readMixedMatches } from './read-chosen-matches.ts';

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

/** Returns the SQL of the ids of a list. Only these are read by `readMixedMatches`, so that a long day costs no more than its visible part. */
const listSql = (direction: 'asc' | 'desc', condition: string) => `
  select m.id from matches m
  join tournaments t on t.numeric_id = m.tournament_id and (not $3 or t.gender_type = 'women') and ($6::text is null or t.level = $6)
  where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $1 and m.kickoff_utc < $2 ${condition} and (not $5 or m.id in (${tippedMatches('$1', '$2')}))
  order by m.kickoff_utc ${direction}, t.priority, m.id offset $7 limit $4`;

async function listIds(
  database: Queryable,
  statement: { readonly name: string; readonly text: string },
  wanted: MixedMatchesQuery,
): Promise<number[]> {
  const { from, to, women, limit, tipped = false, level, skipped = 0 } = wanted;
  const { rows } = await database.query<{ readonly id: number }>({
    ...statement,
    values: [from, to, women, limit, tipped, level ?? null, skipped],
  });
  return rows.map(({ id }) => id);
}

/** Returns the matches that begin in [from, to) by kick-off; simultaneous ones in the order of their competitions' importance. */
export async function listMatchesByTime(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  const ids = await listIds(database, { name: 'list-matches-by-time', text: listSql('asc', '') }, wanted);
  return readMixedMatches(database, ids, wanted.locale);
}

/** Returns the finished matches that began in [from, to), the newest first. */
export async function listPreviousMatches(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  const finished = `and m.status in ('finished', 'awarded')`;
  const ids = await listIds(database, { name: 'list-previous-matches', text: listSql('desc', finished) }, wanted);
  return readMixedMatches(database, ids, wanted.locale);
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
