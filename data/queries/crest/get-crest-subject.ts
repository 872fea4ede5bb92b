import type { Queryable } from '#data/database/database.ts';

/** Name and colours from which a monogram is drawn. */
export interface CrestSubject {
  readonly name: string;
  readonly colours: readonly string[];
}

/** Returns a club by its id; undefined when no club has it. */
export async function getTeamCrestSubject(database: Queryable, teamId: number): Promise<CrestSubject | undefined> {
  const { rows } = await database.query<CrestSubject>('select name, colours from teams where id = $1', [teamId]);
  return rows[0];
}

/** Returns a competition by its id, such as `england.premier-league`, without colours; undefined when no competition has it. */
export async function getTournamentCrestSubject(database: Queryable, id: string): Promise<CrestSubject | undefined> {
  const { rows } = await database.query<{ name: string }>('select name from tournaments where id = $1', [id]);
  return rows[0] === undefined ? undefined : { name: rows[0].name, colours: [] };
}
