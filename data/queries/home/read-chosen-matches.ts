import type { Queryable } from '#data/database/database.ts';
import { chosenMatchJoins, type ListedMatch, listedMatchColumns, queryMatches } from '#data/queries/match/match-list.ts';

/** Match of a list that mixes competitions, with the name of its competition. */
export interface MixedMatch extends ListedMatch {
  readonly tournamentName: string;
  readonly countryCode: string;
}

/**
 * SQL that is true for the matches with the ids in `$2`. As a subquery, the list is of unknown length to the planner, which then plans a statement once and
 * not for each length.
 */
const isChosen = 'm.id = any((select $2::int[])::int[])';

/**
 * Returns matches in the order of their ids; one that is gone meanwhile is left out. Lists choose ids by a statement of their own: its span must be planned
 * with its values, and planning the joins of a row anew for each list takes as long as running them.
 */
export async function readChosenMatches(database: Queryable, ids: readonly number[], locale: string): Promise<ListedMatch[]> {
  if (ids.length === 0) return [];
  const matches = await queryMatches<ListedMatch>(database, {
    name: 'list-chosen-matches',
    text: `select ${listedMatchColumns} from matches m ${chosenMatchJoins('$1')} where ${isChosen}`,
    values: [locale, ids],
  });
  return inOrderOf(ids, matches);
}

/** Returns the same matches with the names of their competitions. */
export async function readMixedMatches(database: Queryable, ids: readonly number[], locale: string): Promise<MixedMatch[]> {
  if (ids.length === 0) return [];
  const matches = await queryMatches<MixedMatch>(database, {
    name: 'list-mixed-matches',
    text: `select ${listedMatchColumns}, t.name as "tournamentName", c.code as "countryCode"
           from matches m join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id ${chosenMatchJoins('$1')}
           where ${isChosen}`,
    values: [locale, ids],
  });
  return inOrderOf(ids, matches);
}

function inOrderOf<Match extends ListedMatch>(ids: readonly number[], matches: readonly Match[]): Match[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
