import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import {
  queryTwoSidedMatches,
  type TwoSidedMatchOfTournament,
  twoSidedMatchColumns,
  twoSidedMatchJoins,
  twoSidedTournamentColumn,
  twoSidedTournamentJoins,
} from '#data/queries/two-sided/two-sided-match-list.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';

/** Returns the matches of a season of the sport named by the type, in the order of their beginnings. */
export function listTwoSidedMatchesOfSeason<Name extends TwoSidedSport>(
  database: Queryable,
  seasonId: number,
  locale: string,
): Promise<TwoSidedMatchOfTournament<Name>[]> {
  return queryTwoSidedMatches<TwoSidedMatchOfTournament<Name>>(database, {
    name: 'list-court-matches-of-season',
    text: `select ${twoSidedMatchColumns}, ${twoSidedTournamentColumn} from matches m ${twoSidedTournamentJoins} ${twoSidedMatchJoins('$1')}
           where m.season_id = $2 order by m.kickoff_utc, m.id`,
    values: [locale, seasonId],
  });
}

/** Returns the finals of a competition of that sport that are over, with the season of each, the newest first. */
export function listTwoSidedFinals<Name extends TwoSidedSport>(
  database: Queryable,
  tournamentId: number,
  locale: string,
): Promise<(TwoSidedMatchOfTournament<Name> & { readonly seasonLabel: string })[]> {
  return queryTwoSidedMatches<TwoSidedMatchOfTournament<Name> & { readonly seasonLabel: string }>(database, {
    name: 'list-court-finals',
    text: `select ${twoSidedMatchColumns}, ${twoSidedTournamentColumn}, s.label as "seasonLabel"
           from matches m ${twoSidedTournamentJoins} join seasons s on s.id = m.season_id ${twoSidedMatchJoins('$1')}
           where m.tournament_id = $2 and m.stage = 'final' and m.status in ('finished', 'awarded') order by s.label desc`,
    values: [locale, tournamentId],
  });
}

/**
 * Returns the matches of a side: those in play or to come, the earliest first, and those that are over or await their result, the latest first; at
 * most `limit` of each.
 */
export async function listTwoSidedMatchesOfSide<Name extends TwoSidedSport>(
  database: Queryable,
  { sport, sideId, limit, locale }: { readonly sport: Name; readonly sideId: number; readonly limit: number; readonly locale: string },
): Promise<{ readonly coming: TwoSidedMatchOfTournament<Name>[]; readonly ended: TwoSidedMatchOfTournament<Name>[] }> {
  const of = (column: string, isOver: boolean) => `
    (select * from matches where ${column} = $2 and sport_id = $3 and status ${isOver ? '' : 'not '}in ('finished', 'awarded', 'cancelled', 'abandoned', 'awaited')
     order by kickoff_utc ${isOver ? 'desc' : ''} limit $4)`;
  const statement = (name: string, isOver: boolean) => ({
    name,
    text: `select ${twoSidedMatchColumns}, ${twoSidedTournamentColumn}
           from (${of('home_team_id', isOver)} union all ${of('away_team_id', isOver)}) m ${twoSidedTournamentJoins} ${twoSidedMatchJoins('$1')}
           order by m.kickoff_utc ${isOver ? 'desc' : ''}, m.id limit $4`,
    values: [locale, sideId, sportIds[sport], limit],
  });
  const [coming, over] = await Promise.all([
    queryTwoSidedMatches<TwoSidedMatchOfTournament<Name>>(database, statement('list-coming-matches-of-side', false)),
    queryTwoSidedMatches<TwoSidedMatchOfTournament<Name>>(database, statement('list-ended-matches-of-side', true)),
  ]);
  return { coming, ended: over };
}
