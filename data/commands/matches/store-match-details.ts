import type { IdentifiedPlayers } from '#data/commands/players/identify-players.ts';
import { peopleOf, sideOf } from '#data/commands/players/players-of-matches.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedEvent, FeedMatch, MatchStatistics } from '#data/feeds/feed.ts';
import type { PlacedFootballMatch, StoredPlacedMatch } from './placed-match.ts';

/**
 * Replaces the stored events of matches that differ from those in the feed, when the stored events are this provider's. Returns the ids of the matches that
 * changed.
 */
export async function storeMatchEvents(
  client: Queryable,
  provider: string,
  stored: readonly StoredPlacedMatch<FeedMatch>[],
  players: IdentifiedPlayers,
): Promise<number[]> {
  const withEvents = await ofSource(
    client,
    'events_source',
    provider,
    stored.filter(({ placed }) => placed.match.events !== undefined),
  );
  if (withEvents.length === 0) return [];
  const rows = withEvents.flatMap(({ matchId, placed }) =>
    (placed.match.events as readonly FeedEvent[]).map((event, index) => ({
      match_id: matchId,
      sequence: index,
      minute: event.minute,
      added_minute: event.addedMinute,
      side: event.side,
      kind: event.kind,
      player_name: event.playerName,
      shirt_number: event.shirtNumber,
      replaced_name: event.replacedName,
      replaced_number: event.replacedNumber,
      home_goals: event.score?.home,
      away_goals: event.score?.away,
      assist_name: event.assistName,
      ...playerIdsOf(event, placed, players),
    })),
  );
  const result = await client.query<{ id: number }>(
    `with incoming as (
       select * from jsonb_to_recordset($1) as e(match_id int, sequence smallint, minute smallint, added_minute smallint, side text, kind text,
         player_name text, shirt_number smallint, replaced_name text, replaced_number smallint, home_goals smallint, away_goals smallint,
         assist_name text, player_id int, replaced_player_id int, assist_player_id int)
     ), differing as (
       (select * from incoming except select * from match_events where match_id = any($2))
       union all
       (select * from match_events where match_id = any($2) except select * from incoming)
     ), changed as (
       select distinct match_id from differing
     ), removed as (
       delete from match_events e using changed c
       where e.match_id = c.match_id and not exists (select 1 from incoming i where i.match_id = e.match_id and i.sequence = e.sequence)
     ), added as (
       insert into match_events select i.* from incoming i join changed c on c.match_id = i.match_id
       on conflict (match_id, sequence) do update set minute = excluded.minute, added_minute = excluded.added_minute, side = excluded.side,
         kind = excluded.kind, player_name = excluded.player_name, shirt_number = excluded.shirt_number,
         replaced_name = excluded.replaced_name, replaced_number = excluded.replaced_number,
         home_goals = excluded.home_goals, away_goals = excluded.away_goals, assist_name = excluded.assist_name,
         player_id = excluded.player_id, replaced_player_id = excluded.replaced_player_id, assist_player_id = excluded.assist_player_id
     )
     select match_id as id from changed`,
    [JSON.stringify(rows), withEvents.map(({ matchId }) => matchId)],
  );
  return result.rows.map((row) => row.id);
}

function playerIdsOf(event: FeedEvent, placed: PlacedFootballMatch, { idOf }: IdentifiedPlayers) {
  const { player, replaced, assist } = peopleOf(event);
  const team = placed[sideOf(event)];
  return { player_id: idOf(team, player), replaced_player_id: idOf(team, replaced), assist_player_id: idOf(team, assist) };
}

const statisticColumns: Readonly<Record<keyof MatchStatistics, string>> = {
  possession: 'possession',
  shots: 'shots',
  shotsOnTarget: 'shots_on_target',
  corners: 'corners',
  fouls: 'fouls',
  yellowCards: 'yellow_cards',
  redCards: 'red_cards',
  offsides: 'offsides',
  saves: 'saves',
  passes: 'passes',
  accuratePasses: 'accurate_passes',
  expectedGoals: 'expected_goals',
};
const columns = Object.values(statisticColumns).flatMap((name) => [`home_${name}`, `away_${name}`]);

const typeOf = (column: string): string => (column.endsWith('expected_goals') ? 'real' : 'smallint');

/** Stores the statistics that the feed has of matches, when the stored statistics are this provider's. Returns the ids of the matches that changed. */
export async function storeMatchStatistics(
  client: Queryable,
  provider: string,
  stored: readonly StoredPlacedMatch<FeedMatch>[],
): Promise<number[]> {
  const withStatistics = stored.filter(({ placed }) => placed.match.statistics !== undefined);
  const rows = (await ofSource(client, 'statistics_source', provider, withStatistics)).flatMap(({ matchId, placed }) => {
    const { statistics } = placed.match;
    if (statistics === undefined) return [];
    const row: Record<string, number | null> = { match_id: matchId };
    for (const [name, column] of Object.entries(statisticColumns)) {
      const pair = statistics[name as keyof MatchStatistics];
      row[`home_${column}`] = pair?.[0] ?? null;
      row[`away_${column}`] = pair?.[1] ?? null;
    }
    return [row];
  });
  if (rows.length === 0) return [];
  const result = await client.query<{ id: number }>(
    `insert into match_statistics as s (match_id, ${columns.join(', ')})
     select match_id, ${columns.join(', ')} from jsonb_to_recordset($1) as r(match_id int, ${columns.map((name) => `${name} ${typeOf(name)}`).join(', ')})
     on conflict (match_id) do update set ${columns.map((name) => `${name} = coalesce(excluded.${name}, s.${name})`).join(', ')}
     where (${columns.map((name) => `s.${name}`).join(', ')})
       is distinct from (${columns.map((name) => `coalesce(excluded.${name}, s.${name})`).join(', ')})
     returning match_id as id`,
    [JSON.stringify(rows)],
  );
  return result.rows.map((row) => row.id);
}

/** Returns the matches whose stored events or statistics are this provider's. */
async function ofSource(
  client: Queryable,
  column: 'events_source' | 'statistics_source',
  provider: string,
  stored: readonly StoredPlacedMatch<FeedMatch>[],
): Promise<readonly StoredPlacedMatch<FeedMatch>[]> {
  if (stored.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(`select id from matches where id = any($1) and ${column} = $2`, [
    stored.map(({ matchId }) => matchId),
    provider,
  ]);
  const ids = new Set(rows.map(({ id }) => id));
  return stored.filter(({ matchId }) => ids.has(matchId));
}
