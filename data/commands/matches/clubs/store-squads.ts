import type { Topic } from '#data/changes/topic.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import { identifyPlayers } from '#data/commands/players/identify-players.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedBatch, FeedPerson, FeedProblem, FeedSquad } from '#data/feeds/feed.ts';
import type { FootballContext } from '../storing-context.ts';

export interface StoredSquads {
  /** Topics of the clubs whose squads changed. */
  readonly topics: readonly Topic[];
  readonly problems: readonly FeedProblem[];
  readonly unknownNames: readonly UnknownName[];
}

/** Replaces the squads in a batch that differ from the stored ones. A squad of an unknown club or competition is left out and reported. */
export async function storeSquads(
  client: Queryable,
  { source, squads = [] }: FeedBatch,
  { provider, clubs, tournaments, now }: Pick<FootballContext, 'provider' | 'clubs' | 'tournaments' | 'now'>,
): Promise<StoredSquads> {
  const problems: FeedProblem[] = [];
  const found = squads.flatMap(({ team, members }) => {
    const tournament = tournaments.get(team.tournamentId);
    if (tournament === undefined) {
      problems.push({ source, value: team.tournamentId, code: 'unknown-competition' });
      return [];
    }
    const club = clubs.find(team.country ?? tournament.country, tournament.gender, team.name);
    if (club === undefined) {
      problems.push({ source, value: team.name, code: 'unknown-club' });
      return [];
    }
    return members.map((member) => ({ member, club, tournament, tournamentId: team.tournamentId }));
  });
  if (found.length === 0) return { topics: [], problems, unknownNames: [] };
  const players = await identifyPlayers(
    client,
    provider,
    found.map(({ member, club, tournament, tournamentId }) => ({
      person: personOf(member),
      team: club,
      day: now.toISOString().slice(0, 10),
      tournamentId,
      tournament,
      list: `squad ${club.id}`,
    })),
    now,
  );
  const rows = found.map(({ member, club }) => ({
    team_id: club.id,
    shirt_number: member.shirtNumber,
    position: member.position,
    player_name: member.playerName,
    player_id: players.idOf(club, personOf(member)),
  }));
  const { rows: changed } = await client.query<{ team_id: number }>(
    `with incoming as (
       select distinct on (team_id, shirt_number) * from jsonb_to_recordset($1) as s(team_id int, shirt_number smallint, position text, player_name text, player_id int)
     ), removed as (
       delete from squad_members m where m.team_id in (select team_id from incoming)
         and not exists (select 1 from incoming i where i.team_id = m.team_id and i.shirt_number = m.shirt_number) returning m.team_id
     ), stored as (
       insert into squad_members as m (team_id, shirt_number, position, player_name, player_id)
       select team_id, shirt_number, position, player_name, player_id from incoming
       on conflict (team_id, shirt_number) do update set position = excluded.position, player_name = excluded.player_name, player_id = excluded.player_id
       where (m.position, m.player_name, m.player_id) is distinct from (excluded.position, excluded.player_name, excluded.player_id) returning m.team_id
     ) select team_id from removed union select team_id from stored`,
    [JSON.stringify(rows)],
  );
  return { topics: changed.map(({ team_id }) => `team:${team_id}` as const), problems, unknownNames: players.unknownNames };
}

function personOf({ playerName, playerExternalId, birthDate }: FeedSquad['members'][number]): FeedPerson {
  return { name: playerName, externalId: playerExternalId, birthDate };
}
