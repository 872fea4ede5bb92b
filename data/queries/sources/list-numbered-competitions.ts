import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { NumberedCompetition, NumberedCompetitions } from '#data/sources/numbered-competitions.ts';

/** Returns the competitions of football by their numbers at a source. */
export async function listNumberedCompetitions(database: Queryable, source: string): Promise<NumberedCompetitions> {
  const { rows } = await database.query<NumberedCompetition & { readonly externalId: string }>({
    name: 'list-numbered-competitions',
    text: `select n.external_id as "externalId", t.id as "tournamentId", t.type, t.season_kind as season
           from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id where n.sport_id = $1 and n.provider = $2`,
    values: [sportIds.football, source],
  });
  return new Map(rows.map(({ externalId, ...competition }) => [externalId, competition]));
}
