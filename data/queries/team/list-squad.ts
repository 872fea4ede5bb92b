import type { Queryable } from '#data/database/database.ts';

export interface SquadMember {
  readonly shirtNumber: number;
  readonly position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward';
  readonly playerName: string | null;
}

/** Returns a club's squad by shirt number. */
export async function listSquad(database: Queryable, teamId: number): Promise<SquadMember[]> {
  const { rows } = await database.query<SquadMember>({
    name: 'list-squad',
    text: 'select shirt_number as "shirtNumber", position, player_name as "playerName" from squad_members where team_id = $1 order by shirt_number',
    values: [teamId],
  });
  return rows;
}
