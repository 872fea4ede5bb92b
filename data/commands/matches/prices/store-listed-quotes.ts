import type { PoolClient } from 'pg';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { Topic } from '#data/changes/topic.ts';
import { type MatchOfTopics, topicsOfChances } from '#data/changes/topics-of-chances.ts';
import type { FeedBatch } from '#data/feeds/feed.ts';
import type { StoringContext } from '../storing-context.ts';
import { storeQuotes } from './store-quotes.ts';

interface MatchOfList extends MatchOfTopics {
  readonly externalId: string;
}

/**
 * Stores the prices that a batch lists separately from matches; those of a match that is not stored yet are skipped. Returns the number of quotes stored, and
 * the topics of the matches whose prices changed.
 */
export async function storeListedQuotes(
  client: PoolClient,
  { quotes: lists = [] }: FeedBatch,
  { provider, bookmakerIds, asOf }: Pick<StoringContext, 'provider' | 'bookmakerIds' | 'asOf'>,
): Promise<{ readonly stored: number; readonly topics: readonly Topic[] }> {
  if (lists.length === 0) return { stored: 0, topics: [] };
  const { rows } = await client.query<MatchOfList>(
    `select e.external_id as "externalId", m.id as "matchId", m.home_team_id as "homeId", m.away_team_id as "awayId",
       m.tournament_id as "tournamentNumber", m.kickoff_utc as "kickoffUtc"
     from external_ids e join matches m on m.id = e.own_id
     where e.sport_id = $1 and e.provider = $2 and e.kind = 'match' and e.external_id = any($3)`,
    [sportIds.football, provider, lists.map(({ matchExternalId }) => matchExternalId)],
  );
  const matches = new Map(rows.map((match) => [match.externalId, match]));
  const quotes = lists.flatMap((list) => {
    const match = matches.get(list.matchExternalId);
    return match === undefined ? [] : list.quotes.map((quote) => ({ matchId: match.matchId, quote }));
  });
  const changed = new Set(await storeQuotes(client, quotes, { provider, bookmakerIds, asOf }, new Set()));
  return { stored: quotes.length, topics: rows.filter(({ matchId }) => changed.has(matchId)).flatMap(topicsOfChances) };
}
