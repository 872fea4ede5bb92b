import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { tippedMatches } from '#data/queries/ledger/tipped-matches.ts';
import { type ListedMatch, listedMatchColumns, listedMatchJoins, queryMatches } from '#data/queries/match/match-list.ts';

/** A match of a list that mixes competitions says to which it belongs. */
export interface MixedMatch extends ListedMatch {
  readonly tournamentName: string;
  readonly countryCode: string;
}

export interface MixedMatchesQuery {
  readonly from: Date;
  readonly to: Date;
  readonly women: boolean;
  /** Only matches on which a tip stands. */
  readonly tipped?: boolean;
  readonly limit: number;
  readonly locale: string;
}

/** Picks rows by index before the clubs are joined, so that a long day costs no more than what is shown of it. */
const text = (direction: 'asc' | 'desc', condition: string) => `
  with chosen as (
    select m.id, t.priority, t.name as tournament_name, c.code from matches m
    join tournaments t on t.numeric_id = m.tournament_id and (not $4 or t.gender_type = 'women') join countries c on c.id = t.country_id
    where m.sport_id = ${sportIds.football} and m.kickoff_utc >= $2 and m.kickoff_utc < $3 ${condition} and (not $6 or m.id in (${tippedMatches('$2', '$3')}))
    order by m.kickoff_utc ${direction}, t.priority, m.id limit $5
  )
  select ${listedMatchColumns}, chosen.tournament_name as "tournamentName", chosen.code as "countryCode"
  from chosen join matches m on m.id = chosen.id ${listedMatchJoins('$1')}
  order by m.kickoff_utc ${direction}, chosen.priority, m.id`;

/** Returns the matches that begin in [from, to) in the order of their kick-off, important competitions first where they begin together. */
export function listMatchesByTime(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  return queryMatches<MixedMatch>(database, {
    name: 'list-matches-by-time',
    text: text('asc', ''),
    values: [wanted.locale, wanted.from, wanted.to, wanted.women, wanted.limit, wanted.tipped ?? false],
  });
}

/** Returns the matches that began in [from, to) and are over, the newest first. */
export function listPreviousMatches(database: Queryable, wanted: MixedMatchesQuery): Promise<MixedMatch[]> {
  return queryMatches<MixedMatch>(database, {
    name: 'list-previous-matches',
    text: text('desc', `and m.status in ('finished', 'awarded')`),
    values: [wanted.locale, wanted.from, wanted.to, wanted.women, wanted.limit, wanted.tipped ?? false],
  });
}
