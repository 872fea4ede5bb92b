import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Topic } from '#data/changes/topic.ts';
import type { DirectoryClub } from '#data/commands/clubs/club-directory.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import type { FootballContext } from '#data/commands/matches/storing-context.ts';
import type { Queryable } from '#data/database/database.ts';
import type { FeedBatch, FeedListedAbsences, FeedProblem } from '#data/feeds/feed.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { identifyPlayers } from './identify-players.ts';
import { storeAbsences } from './store-absences.ts';

interface StoredListedAbsences {
  readonly topics: readonly Topic[];
  readonly problems: readonly FeedProblem[];
  readonly unknownNames: readonly UnknownName[];
}

interface MatchOfList {
  readonly externalId: string;
  readonly matchId: number;
  readonly day: string;
  readonly tournamentId: string;
  readonly home: DirectoryClub;
  readonly away: DirectoryClub;
}

/** Players of clubs are known only in the first sport. */
const sportId = sportIds[firstSport];

/**
 * Stores the lists of absent players that a batch has separately from matches, replacing earlier ones. The list of a match that is not stored yet is skipped.
 * A player of a club that does not take part in the match is returned as a problem.
 */
export async function storeListedAbsences(
  client: Queryable,
  { source, absences = [] }: FeedBatch,
  { provider, externalClubs, tournaments, now }: Pick<FootballContext, 'provider' | 'externalClubs' | 'tournaments' | 'now'>,
): Promise<StoredListedAbsences> {
  const problems: FeedProblem[] = [];
  if (absences.length === 0) return { topics: [], problems, unknownNames: [] };
  const matches = await findMatches(client, provider, absences);
  const lists = absences.flatMap(({ matchExternalId, players }) => {
    const match = matches.get(matchExternalId);
    const tournament = match === undefined ? undefined : tournaments.get(match.tournamentId);
    if (match === undefined || tournament === undefined) return [];
    const listed = players.flatMap(({ teamExternalId, ...absence }) => {
      const clubId = externalClubs.get(teamExternalId)?.id;
      const side = clubId === match.home.id ? 'home' : clubId === match.away.id ? 'away' : undefined;
      if (side === undefined) problems.push({ source, field: 'team.id', value: teamExternalId, code: 'inconsistent' });
      return side === undefined ? [] : [{ side, absence } as const];
    });
    return [{ match, tournament, listed }];
  });
  const identified = await identifyPlayers(
    client,
    provider,
    lists.flatMap(({ match, tournament, listed }) =>
      listed.map(({ side, absence }) => ({
        person: absence,
        team: match[side],
        day: match.day,
        tournamentId: match.tournamentId,
        tournament,
        list: `${match.matchId} ${side}`,
      })),
    ),
    now,
  );
  const sides = lists.flatMap(({ match, listed }) =>
    (['home', 'away'] as const).map((side) => ({
      matchId: match.matchId,
      side,
      team: match[side],
      absences: listed.filter((entry) => entry.side === side).map(({ absence }) => absence),
    })),
  );
  const changed = new Set(await storeAbsences(client, sides, identified));
  const topics = [...matches.values()]
    .filter(({ matchId }) => changed.has(matchId))
    .flatMap(({ matchId, home, away }): Topic[] => [`match:${matchId}`, `team:${home.id}`, `team:${away.id}`]);
  return { topics, problems, unknownNames: identified.unknownNames };
}

async function findMatches(
  client: Queryable,
  provider: string,
  absences: readonly FeedListedAbsences[],
): Promise<ReadonlyMap<string, MatchOfList>> {
  const { rows } = await client.query<MatchOfList>(
    `select e.external_id as "externalId", m.id as "matchId", (m.kickoff_utc at time zone 'UTC')::date::text as day, t.id as "tournamentId",
            jsonb_build_object('id', h.id, 'slug', h.slug) as home, jsonb_build_object('id', a.id, 'slug', a.slug) as away
     from external_ids e join matches m on m.id = e.own_id join tournaments t on t.numeric_id = m.tournament_id
     join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'match' and e.external_id = any($3)`,
    [sportId, provider, absences.map(({ matchExternalId }) => matchExternalId)],
  );
  return new Map(rows.map((match) => [match.externalId, match]));
}
