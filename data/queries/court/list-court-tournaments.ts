import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Queryable } from '#data/database/database.ts';
import { type CourtSport, firstSport } from '#domain/sports/sport.ts';

/** A competition of tennis or basketball, by its id `tennis.wimbledon`. */
export interface CourtTournamentNumber {
  readonly numericId: number;
  readonly sport: CourtSport;
  readonly gender: 'men' | 'women';
}

/** Returns every competition of tennis and basketball by its id. */
export async function listCourtTournaments(database: Queryable): Promise<ReadonlyMap<string, CourtTournamentNumber>> {
  const { rows } = await database.query<CourtTournamentNumber & { readonly id: string }>(
    `select t.id, t.numeric_id as "numericId", s.code as sport, t.gender_type as gender
     from tournaments t join sports s on s.id = t.sport_id where t.sport_id <> ${sportIds[firstSport]}`,
  );
  return new Map(rows.map(({ id, ...tournament }) => [id, tournament]));
}
