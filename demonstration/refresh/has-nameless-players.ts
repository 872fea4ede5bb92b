import type { Queryable } from '#data/database/database.ts';

/** Returns true for a demonstration stored by a version whose players had numbers in place of names. */
export async function hasNamelessPlayers(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ nameless: boolean }>(
    'select exists (select from squad_members where player_name is null) as nameless',
  );
  return rows[0]?.nameless === true;
}
