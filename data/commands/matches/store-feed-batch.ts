import type { PoolClient } from 'pg';
import type { Topic } from '#data/changes/topic.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import { identifyPlayers } from '#data/commands/players/identify-players.ts';
import { playersOfMatches } from '#data/commands/players/players-of-matches.ts';
import { absencesOf, storeAbsences } from '#data/commands/players/store-absences.ts';
import { storeLineUps } from '#data/commands/players/store-line-ups.ts';
import { storeListedAbsences } from '#data/commands/players/store-listed-absences.ts';
import type { FeedBatch, FeedProblem } from '#data/feeds/feed.ts';
import { dateMatches } from './date-matches.ts';
import { type ExternalId, storeExternalIds } from './external-ids.ts';
import { leaveOutStale } from './leave-out-stale.ts';
import { type PlacedMatch, placeMatches, type StoringContext } from './place-matches.ts';
import { reportOutlyingBooks } from './report-outlying-books.ts';
import { storeListedQuotes } from './store-listed-quotes.ts';
import { storeMatchEvents, storeMatchStatistics } from './store-match-details.ts';
import { storePlacedMatches } from './store-placed-matches.ts';
import { storeQuotes } from './store-quotes.ts';
import { storeSeasonEntries } from './store-season-entries.ts';
import { storeSquads } from './store-squads.ts';

export interface StoredBatch {
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly unknownNames: readonly UnknownName[];
  readonly problems: readonly FeedProblem[];
  readonly topics: readonly Topic[];
}

/** Stores one batch of a feed inside the caller's transaction: clubs, seasons, matches, their details and players, their prices, and squads. */
export async function storeFeedBatch(client: PoolClient, batch: FeedBatch, context: StoringContext): Promise<StoredBatch> {
  const matches = [...batch.matches, ...(await dateMatches(client, context.provider, batch.undated))];
  const { placed: all, unknownNames, problems } = await placeMatches(client, { ...batch, matches }, context);
  const placed = await leaveOutStale(client, context.provider, all);
  const players = await identifyPlayers(client, context.provider, playersOfMatches(placed), context.now);
  const { matchIds, inserted, updated } = await storePlacedMatches(client, placed, context);
  await storeSeasonEntries(client, placed);
  await storeExternalIds(
    client,
    context.provider,
    placed.flatMap(({ match, home, away }, index): ExternalId[] => [
      { kind: 'match', externalId: match.externalId, ownId: matchIds[index] as number },
      { kind: 'team', externalId: match.home.externalId, ownId: home.id },
      { kind: 'team', externalId: match.away.externalId, ownId: away.id },
    ]),
  );
  const stored = placed.map((match, index) => ({ placed: match, matchId: matchIds[index] as number }));
  const quotes = stored.flatMap(({ placed: { match }, matchId }) => match.quotes.map((quote) => ({ matchId, quote })));
  const changed = new Set([
    ...inserted,
    ...updated,
    ...(await storeMatchEvents(client, context.provider, stored, players)),
    ...(await storeMatchStatistics(client, context.provider, stored)),
    ...(await storeQuotes(client, quotes, context, new Set(inserted))),
  ]);
  const withOtherPlayers = new Set([
    ...(await storeLineUps(client, context.provider, stored, players, context.now)),
    ...(await storeAbsences(
      client,
      stored.flatMap(({ matchId, placed: match }) => absencesOf(matchId, match)),
      players,
    )),
  ]);
  const listedQuotes = await storeListedQuotes(client, batch, context);
  const squads = await storeSquads(client, batch, context);
  const absences = await storeListedAbsences(client, batch, context);
  return {
    newMatches: inserted.length,
    changedMatches: new Set([...changed, ...withOtherPlayers]).size - inserted.length,
    quotes: quotes.length + listedQuotes.stored,
    unknownNames: [...unknownNames, ...players.unknownNames, ...squads.unknownNames, ...absences.unknownNames],
    problems: [...problems, ...reportOutlyingBooks(batch), ...squads.problems, ...absences.problems],
    topics: [...topicsOf(placed, matchIds, changed, withOtherPlayers), ...listedQuotes.topics, ...squads.topics, ...absences.topics],
  };
}

/** Returns the topics of the matches that changed; those of which only line-ups or absences did are shown by fewer pages. */
function topicsOf(
  placed: readonly PlacedMatch[],
  matchIds: readonly number[],
  changed: ReadonlySet<number>,
  withOtherPlayers: ReadonlySet<number>,
): Topic[] {
  return placed.flatMap(({ tournament, home, away, kickoffUtc }, index): Topic[] => {
    const id = matchIds[index] as number;
    const ofPlayers: Topic[] = [`match:${id}`, `team:${home.id}`, `team:${away.id}`];
    if (!changed.has(id)) return withOtherPlayers.has(id) ? ofPlayers : [];
    const day = kickoffUtc.toISOString().slice(0, 10);
    return [...ofPlayers, `tournament:${tournament.numericId}`, `day:${day}`];
  });
}
