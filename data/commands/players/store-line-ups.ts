import type { StoredPlacedMatch } from '#data/commands/matches/placed-match.ts';
import { moreBelieved } from '#data/commands/matches/precedence.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedMatch, FeedPlayer } from '#data/feeds/feed.ts';
import type { IdentifiedPlayers } from './identify-players.ts';

const sides = ['home', 'away'] as const;

/**
 * Replaces the stored line-ups that differ from those of a feed, unless a source that is believed more has given them. Returns the ids of the matches
 * changed.
 */
export async function storeLineUps(
  client: Queryable,
  provider: string,
  stored: readonly StoredPlacedMatch<FeedMatch>[],
  players: IdentifiedPlayers,
  now: Date,
): Promise<number[]> {
  const lineUps = stored.flatMap(({ matchId, placed }) =>
    sides.flatMap((side) => {
      const lineUp = placed.match.lineUps?.[side];
      if (lineUp === undefined) return [];
      const rowOf = (player: FeedPlayer) => ({
        player_id: players.idOf(placed[side], player),
        player_name: player.name,
        shirt_number: player.shirtNumber,
        position: player.position,
        line: player.place?.line,
        place: player.place?.place,
        minutes: player.minutes,
      });
      const listed = [
        ...lineUp.starters.map((player) => ({ starts: true, ...rowOf(player) })),
        ...lineUp.bench.map((player) => ({ starts: false, ...rowOf(player) })),
      ].map((row, sequence) => ({ match_id: matchId, side, sequence, ...row }));
      return [{ match_id: matchId, side, formation: lineUp.formation, coach: lineUp.coach, players: listed }];
    }),
  );
  if (lineUps.length === 0) return [];
  const columns = 'match_id, side, sequence, starts, player_id, player_name, shirt_number, position, line, place, minutes';
  const { rows } = await client.query<{ id: number }>(
    `with given as (
       select r.* from jsonb_to_recordset($1) as r(match_id int, side text, formation text, coach text, players jsonb)
       where not exists (select 1 from line_ups l where l.match_id = r.match_id and l.side = r.side and l.provider = any($2))
     ), incoming as (
       select p.* from given g, jsonb_to_recordset(g.players) as p(match_id int, side text, sequence smallint, starts boolean, player_id int,
         player_name text, shirt_number smallint, position text, line smallint, place smallint, minutes smallint)
     ), standing as (
       select p.${columns.replaceAll(', ', ', p.')} from line_up_players p join given g on g.match_id = p.match_id and g.side = p.side
     ), differing as (
       (select ${columns} from incoming except select ${columns} from standing)
       union all (select ${columns} from standing except select ${columns} from incoming)
     ), changed as (
       select match_id, side from differing
       union
       select g.match_id, g.side from given g left join line_ups l on l.match_id = g.match_id and l.side = g.side
       where l.match_id is null or (l.formation, l.coach) is distinct from (coalesce(g.formation, l.formation), coalesce(g.coach, l.coach))
     ), removed as (
       delete from line_up_players p using changed c
       where p.match_id = c.match_id and p.side = c.side
         and not exists (select 1 from incoming i where i.match_id = p.match_id and i.side = p.side and i.sequence = p.sequence)
     ), headed as (
       insert into line_ups as l (match_id, side, provider, formation, coach, updated_at)
       select g.match_id, g.side, $3, g.formation, g.coach, $4 from given g join changed c on c.match_id = g.match_id and c.side = g.side
       on conflict (match_id, side) do update set provider = excluded.provider, formation = coalesce(excluded.formation, l.formation),
         coach = coalesce(excluded.coach, l.coach), updated_at = excluded.updated_at
     ), listed as (
       insert into line_up_players (${columns})
       select i.${columns.replaceAll(', ', ', i.')} from incoming i join changed c on c.match_id = i.match_id and c.side = i.side
       on conflict (match_id, side, sequence) do update set ${columns
         .split(', ')
         .slice(3)
         .map((name) => `${name} = excluded.${name}`)
         .join(', ')}
     ) select distinct match_id as id from changed`,
    [JSON.stringify(lineUps), moreBelieved('events', provider), provider, now],
  );
  return rows.map(({ id }) => id);
}
