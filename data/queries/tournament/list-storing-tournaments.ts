import { neutralFinals } from '#data/catalogue/neutral-finals.ts';
import { sportNameSql } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';

/** Returns the facts of every competition that a feed run needs, by id (`england.premier-league`). */
export async function listStoringTournaments(database: Queryable): Promise<ReadonlyMap<string, StoringTournament>> {
  const { rows } = await database.query<StoringTournament & { id: string }>(
    `select t.id, t.numeric_id as "numericId", ${sportNameSql('t.sport_id')} as sport, t.category_slug as country, t.gender_type as gender,
       array(select n.provider from competition_numbers n where n.tournament_id = t.numeric_id and n.last_told_at is not null) as "listedBy"
     from tournaments t`,
  );
  return new Map(rows.map(({ id, ...tournament }) => [id, { ...tournament, isOnNeutralGround: neutralFinals.has(id) }]));
}
