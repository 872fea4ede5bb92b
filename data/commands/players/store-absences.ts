import type { Queryable } from '#data/database/database.ts';
import type { IdentifiedPlayers } from './identify-players.ts';
import type { StoredPlacedMatch } from './store-line-ups.ts';

const sides = ['home', 'away'] as const;

/** Replaces the lists of absent players that a feed has, where they differ. Returns the ids of the matches changed. */
export async function storeAbsences(
  client: Queryable,
  stored: readonly StoredPlacedMatch[],
  players: IdentifiedPlayers,
): Promise<number[]> {
  const lists = stored.flatMap(({ matchId, placed }) =>
    sides.flatMap((side) => {
      const absences = placed.match.absences?.[side];
      if (absences === undefined) return [];
      const absent = absences.map((absence, sequence) => ({
        match_id: matchId,
        side,
        sequence,
        player_id: players.idOf(placed[side], absence),
        player_name: absence.name,
        shirt_number: absence.shirtNumber,
        reason: absence.reason,
        doubtful: absence.isDoubtful ?? false,
      }));
      return [{ match_id: matchId, side, absent }];
    }),
  );
  if (lists.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    `with given as (
       select * from jsonb_to_recordset($1) as r(match_id int, side text, absent jsonb)
     ), incoming as (
       select a.* from given g, jsonb_to_recordset(g.absent) as a(match_id int, side text, sequence smallint, player_id int, player_name text,
         shirt_number smallint, reason text, doubtful boolean)
     ), standing as (
       select a.* from absences a join given g on g.match_id = a.match_id and g.side = a.side
     ), changed as (
       select distinct match_id, side from (
         (select * from incoming except select * from standing) union all (select * from standing except select * from incoming)
       ) differing
     ), removed as (
       delete from absences a using changed c where a.match_id = c.match_id and a.side = c.side
         and not exists (select 1 from incoming i where i.match_id = a.match_id and i.side = a.side and i.sequence = a.sequence)
     ), listed as (
       insert into absences select i.* from incoming i join changed c on c.match_id = i.match_id and c.side = i.side
       on conflict (match_id, side, sequence) do update set player_id = excluded.player_id, player_name = excluded.player_name,
         shirt_number = excluded.shirt_number, reason = excluded.reason, doubtful = excluded.doubtful
     ) select distinct match_id as id from changed`,
    [JSON.stringify(lists)],
  );
  return rows.map(({ id }) => id);
}
