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

/** Number of matches read by one statement: one of two hundred takes the database more than 10 ms. */
const atOnce = 90;

/**
 * Returns matches in the order of their ids; one that is gone meanwhile is left out. Lists choose ids by a statement of their own: its span must be planned
 * with its values, and planning the joins of a row anew for each list takes as long as running them.
 */
export async function readChosenMatches(database: Queryable, ids: readonly number[], locale: string): Promise<ListedMatch[]> {
  return await readInOrder(ids, (part) =>
    queryMatches<ListedMatch>(database, {
      name: 'list-chosen-matches',
      text: `select ${listedMatchColumns} from matches m ${chosenMatchJoins('$1')} where ${isChosen}`,
      values: [locale, part],
    }),
  );
}

/** Returns the same matches with the names of their competitions. */
export async function readMixedMatches(database: Queryable, ids: readonly number[], locale: string): Promise<MixedMatch[]> {
  return await readInOrder(ids, (part) =>
    queryMatches<MixedMatch>(database, {
      name: 'list-mixed-matches',
      text: `select ${listedMatchColumns}, t.name as "tournamentName", c.code as "countryCode"
             from matches m join tournaments t on t.numeric_id = m.tournament_id join countries c on c.id = t.country_id ${chosenMatchJoins('$1')}
             where ${isChosen}`,
      values: [locale, part],
    }),
  );
}

async function readInOrder<Match extends ListedMatch>(
  ids: readonly number[],
  read: (part: readonly number[]) => Promise<Match[]>,
): Promise<Match[]> {
  const byId = new Map<number, Match>();
  for (let at = 0; at < ids.length; at += atOnce) {
    for (const match of await read(ids.slice(at, at + atOnce))) byId.set(match.id, match);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}
