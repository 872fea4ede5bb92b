import { neutralFinals } from '#data/catalogue/neutral-finals.ts';
import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** Returns the facts of every competition that a feed run needs, by its id (`england.premier-league`). */
export async function listStoringTournaments(database: Queryable): Promise<ReadonlyMap<string, StoringTournament>> {
  const { rows } = await database.query<StoringTournament & { id: string }>(
    `select id, numeric_id as "numericId", ${sportNameSql('sport_id')} as sport, category_slug as country, gender_type as gender from tournaments`,
  );
  return new Map(rows.map(({ id, ...tournament }) => [id, { ...tournament, isOnNeutralGround: neutralFinals.has(id) }]));
}
