import type { Queryable } from '#data/database/database.ts';
import { type ClubPlayer, listPlayersOfClub } from '#data/queries/players/list-players-of-club.ts';
import { listReportedPlayers } from '#data/queries/players/list-reported-players.ts';

/** Reads the squad of a club. Only players whose page has something to show keep its address. */
export async function readSquad(database: Queryable, teamId: number): Promise<ClubPlayer[]> {
  const squad = await listPlayersOfClub(database, teamId);
  const reported = await listReportedPlayers(
    database,
    squad.map(({ slug }) => slug).filter((slug) => slug !== null),
  );
  return squad.map((player) => (player.slug !== null && !reported.has(player.slug) ? { ...player, slug: null } : player));
}
