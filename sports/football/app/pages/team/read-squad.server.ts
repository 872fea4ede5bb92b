import type { Queryable } from '#data/database/database.ts';
import { ageOn } from '#domain/player/age-on.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type ClubPlayer, listPlayersOfClub } from '../../../data/queries/players/list-players-of-club.ts';
import { listReportedPlayers } from '../../../data/queries/players/list-reported-players.ts';

export interface SquadPlayer extends Omit<ClubPlayer, 'birthDate'> {
  /** Whole years; null when no source gives the day of birth. */
  readonly age: number | null;
}

/** Returns the squad of a club with the ages on a day. Only players with a page worth showing keep their slug. */
export async function readSquad(database: Queryable, teamId: number, today: LocalDay): Promise<SquadPlayer[]> {
  const squad = await listPlayersOfClub(database, teamId);
  const reported = await listReportedPlayers(
    database,
    squad.map(({ slug }) => slug).filter((slug) => slug !== null),
  );
  return squad.map(({ birthDate, slug, ...player }) => ({
    ...player,
    slug: slug !== null && reported.has(slug) ? slug : null,
    age: birthDate === null ? null : ageOn(birthDate, today),
  }));
}
