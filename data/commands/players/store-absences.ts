import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { PlacedFootballMatch } from '#data/commands/matches/placed-match.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedAbsence } from '#data/feeds/feed.ts';
import type { IdentifiedPlayers } from './identify-players.ts';

/** Players of one side who miss a match. */
export interface AbsencesOfSide {
  readonly matchId: number;
  readonly side: 'home' | 'away';
  readonly team: DirectoryClub;
  readonly absences: readonly FeedAbsence[];
}

/** Returns the lists of absent players that a feed has for a match. */
export function absencesOf(matchId: number, { match, ...teams }: PlacedFootballMatch): AbsencesOfSide[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const absences = match.absences?.[side];
    return absences === undefined ? [] : [{ matchId, side, team: teams[side], absences }];
  });
}

/** Replaces the lists of absent players that differ from the stored ones. Returns the ids of the matches changed. */
export async function storeAbsences(client: Queryable, sides: readonly AbsencesOfSide[], players: IdentifiedPlayers): Promise<number[]> {
  const lists = sides.map(({ matchId, side, team, absences }) => ({
    match_id: matchId,
    side,
    absent: absences.map((absence, sequence) => ({
      match_id: matchId,
      side,
      sequence,
      player_id: players.idOf(team, absence),
      player_name: absence.name,
      shirt_number: absence.shirtNumber,
      reason: absence.reason,
      doubtful: absence.isDoubtful ?? false,
    })),
  }));
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
