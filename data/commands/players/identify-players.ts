import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import type { Queryable } from '#data/database/database.ts';
import { advisoryLocks } from '#data/database/locks/advisory-locks.ts';
import type { FeedPerson } from '#data/feeds/feed.ts';
import { compareNames, isShortened } from '#domain/player/compare-names.ts';
import { foldName } from '#domain/team/fold-name.ts';
import type { StoringTournament } from '#domain/tournament/storing-tournament.ts';
import { choosePlayer } from './choose-player.ts';
import { addPlayers, type KnownPlayer, listPlayersByExternalId, listPlayersOfTeams, storeSeenPlayers } from './known-players.ts';

/** Player whom a feed names as one of a club. */
export interface NamedPlayer {
  readonly person: Pick<FeedPerson, 'name' | 'externalId' | 'birthDate'>;
  readonly team: DirectoryClub;
  /** Day of the match, or of the reading for a squad, as `2026-11-21`. */
  readonly day: string;
  readonly tournamentId: string;
  readonly tournament: StoringTournament;
  /** Line-up or squad that lists the player; undefined for a name beside an event, which creates a player only with a number of the source. */
  readonly list: string | undefined;
}

export interface IdentifiedPlayers {
  /** Returns the id of a player of a club; null when he has no name or could not be identified. */
  idOf(team: DirectoryClub, person: FeedPerson): number | null;
  readonly unknownNames: readonly UnknownName[];
}

export const nobody: IdentifiedPlayers = { idOf: () => null, unknownNames: [] };

/** Everything that a feed reports of one player: the same number, or without numbers the same name at the same club. */
interface Group {
  readonly key: string;
  readonly named: readonly NamedPlayer[];
  readonly name: string | undefined;
  readonly externalId: string | undefined;
  readonly birthDate: string | undefined;
}

/**
 * Identifies the players that a feed names, as in docs/decisions/0059-players-across-sources.md: by the source's number, or else by name among the players
 * of the club. Stores new players. Names that may be of several players are returned for the operator's list.
 */
export async function identifyPlayers(
  client: Queryable,
  provider: string,
  named: readonly NamedPlayer[],
  now: Date,
): Promise<IdentifiedPlayers> {
  const groups = groupsOf(named);
  if (groups.length === 0) return nobody;
  const players = new Map<string, KnownPlayer>();
  const numbers = groups.flatMap(({ externalId }) => externalId ?? []);
  const byNumber = await listPlayersByExternalId(client, provider, numbers);
  const open = groups.filter((group) => {
    const known = group.externalId === undefined ? undefined : byNumber.get(group.externalId);
    if (known !== undefined) players.set(group.key, known);
    return known === undefined && group.name !== undefined;
  });
  const unknownNames = open.length === 0 ? [] : await findByName(client, provider, open, groups, players, now);
  await storeSeenPlayers(client, provider, seenOf(groups, players), now);
  return {
    idOf: (team, person) => players.get(keyOf(person, team))?.id ?? null,
    unknownNames,
  };
}

/** Finds players among those of their clubs and adds them, and new ones, to `players`; returns the doubtful names. */
async function findByName(
  client: Queryable,
  provider: string,
  open: readonly Group[],
  all: readonly Group[],
  players: Map<string, KnownPlayer>,
  now: Date,
): Promise<UnknownName[]> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.identifyingPlayers]);
  const teamIds = [...new Set(open.flatMap(({ named }) => named.map(({ team }) => team.id)))];
  const atClubs = [...(await listPlayersOfTeams(client, provider, teamIds))];
  const listsOf = (group: Group) => group.named.flatMap(({ list }) => list ?? []);
  const listsOfPlayer = new Map<KnownPlayer, Set<string>>();
  const noteLists = (player: KnownPlayer, group: Group) =>
    listsOfPlayer.set(player, new Set([...(listsOfPlayer.get(player) ?? []), ...listsOf(group)]));
  for (const group of all) {
    const known = players.get(group.key);
    const same = atClubs.find(({ id }) => id !== undefined && id === known?.id);
    if (same !== undefined) noteLists(same, group);
  }
  const fresh: KnownPlayer[] = [];
  const unknownNames: UnknownName[] = [];
  for (const group of open.toSorted((one, other) => Number(isShortened(one.name ?? '')) - Number(isShortened(other.name ?? '')))) {
    const { name = '', externalId, birthDate } = group;
    const candidates = atClubs
      .filter((player) => group.named.some(({ team, day }) => player.teams.some((at) => at.teamId === team.id && isNear(day, at))))
      .map((player) => ({
        ...player,
        player,
        isBeside: listsOf(group).some((list) => listsOfPlayer.get(player)?.has(list)),
      }));
    const chosen = choosePlayer({ name, externalId, birthDate }, candidates);
    if (chosen === 'doubtful') unknownNames.push(...unknownOf(group));
    else if (chosen !== 'new') {
      players.set(group.key, chosen.player);
      noteLists(chosen.player, group);
    } else if (externalId !== undefined || listsOf(group).length > 0) {
      const player: KnownPlayer = {
        id: undefined,
        name,
        birthDate: birthDate ?? null,
        externalIds: externalId === undefined ? [] : [externalId],
        teams: group.named.map(({ team, day }) => ({ teamId: team.id, firstDay: day, lastDay: day })),
      };
      fresh.push(player);
      atClubs.push(player);
      players.set(group.key, player);
      noteLists(player, group);
    }
  }
  await addPlayers(client, fresh, now);
  return unknownNames;
}

function groupsOf(named: readonly NamedPlayer[]): Group[] {
  const identified = named.filter(({ person }) => person.name !== undefined || person.externalId !== undefined);
  const byKey = Map.groupBy(identified, ({ person, team }) => keyOf(person, team));
  return [...byKey].map(([key, group]) => {
    const names = group.flatMap(({ person }) => person.name ?? []);
    return {
      key,
      named: group,
      name: names.find((name) => !isShortened(name)) ?? names[0],
      externalId: group[0]?.person.externalId,
      birthDate: group.find(({ person }) => person.birthDate !== undefined)?.person.birthDate,
    };
  });
}

function keyOf({ externalId, name = '' }: FeedPerson, team: DirectoryClub): string {
  return externalId === undefined ? `${team.id} ${foldName(name)}` : `number ${externalId}`;
}

const yearMs = 365 * 86_400_000;

/** Returns true for a day within a year of those on which a player was named for a club. */
function isNear(day: string, { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }): boolean {
  const at = Date.parse(day);
  return at > Date.parse(firstDay) - yearMs && at < Date.parse(lastDay) + yearMs;
}

function unknownOf({ named, name = '', externalId }: Group): UnknownName[] {
  const [first] = named;
  if (first === undefined) return [];
  const { tournamentId, tournament, team } = first;
  return [
    { kind: 'player', country: tournament.country, gender: tournament.gender, name, tournament: tournamentId, team: team.slug, externalId },
  ];
}

/** Returns what the feed adds to each stored player: clubs and days, the source's number, a fuller name, the date of birth. */
function seenOf(groups: readonly Group[], players: ReadonlyMap<string, KnownPlayer>) {
  return groups.flatMap((group) => {
    const player = players.get(group.key);
    if (player?.id === undefined) return [];
    const { name, externalId, birthDate, named } = group;
    const isFuller =
      name !== undefined && isShortened(player.name) && !isShortened(name) && compareNames(name, player.name) !== 'different';
    return [
      {
        id: player.id,
        name: isFuller ? name : undefined,
        externalId,
        birthDate,
        teams: named.map(({ team, day }) => ({ teamId: team.id, day })),
      },
    ];
  });
}
