import type { PoolClient } from 'pg';
import type { Topic } from '#data/changes/topic.ts';
import { type ExternalId, storeExternalIds } from '#data/commands/matches/external-ids.ts';
import type { CallOfReport } from '#data/commands/matches/place-matches.ts';
import { storeQuotes } from '#data/commands/matches/store-quotes.ts';
import { storeSeasonEntries } from '#data/commands/matches/store-season-entries.ts';
import type { CourtBatch } from '#data/feeds/court-feed.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import type { CourtTournament } from './court-tournament.ts';
import { type PlacedCourtMatch, placeCourtMatches } from './place-court-matches.ts';
import { storeCourtCourses } from './store-court-courses.ts';
import { storeCourtMatches } from './store-court-matches.ts';

/** The state that a feed run holds in memory from batch to batch. */
export interface CourtContext {
  /** The name under which the feed's runs and numbers are stored. */
  readonly provider: string;
  /** The call of a source on the network whose answer the batch is. */
  readonly call?: CallOfReport;
  readonly bookmakerIds: ReadonlyMap<string, number>;
  readonly tournaments: ReadonlyMap<string, CourtTournament>;
  readonly now: Date;
  /** The moment whose state the feed reports: now, or a past one. */
  readonly asOf: Date;
}

export interface StoredCourtBatch {
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly problems: readonly FeedProblem[];
  readonly topics: readonly Topic[];
  /** The matches that are new or in which a visitor sees a change. */
  readonly changedIds: readonly number[];
}

/** Stores one batch of a feed of tennis or basketball inside the caller's transaction: sides, seasons, matches, their courses and their prices. */
export async function storeCourtBatch(client: PoolClient, batch: CourtBatch, context: CourtContext): Promise<StoredCourtBatch> {
  const { placed, problems } = await placeCourtMatches(client, batch, context);
  const stored = [...Map.groupBy(placed, ({ match }) => match.sport)];
  const parts: StoredPart[] = [];
  for (const [sport, ofSport] of stored) parts.push(await storeSport(client, sport, ofSport, context));
  const changed = parts.flatMap((part) => part.changed);
  return {
    newMatches: parts.reduce((sum, { inserted }) => sum + inserted, 0),
    changedMatches: changed.length - parts.reduce((sum, { inserted }) => sum + inserted, 0),
    quotes: parts.reduce((sum, { quotes }) => sum + quotes, 0),
    problems,
    topics: changed.flatMap(({ id, place }) => topicsOf(id, place)),
    changedIds: changed.map(({ id }) => id),
  };
}

interface StoredPart {
  readonly inserted: number;
  readonly quotes: number;
  readonly changed: readonly { readonly id: number; readonly place: PlacedCourtMatch }[];
}

async function storeSport(
  client: PoolClient,
  sport: CourtSport,
  placed: readonly PlacedCourtMatch[],
  context: CourtContext,
): Promise<StoredPart> {
  const { matchIds, inserted, updated } = await storeCourtMatches(client, placed, context);
  const numbered = placed.map((place, index) => ({ place, id: matchIds[index] as number }));
  await storeSeasonEntries(client, placed);
  await storeExternalIds(
    client,
    context.provider,
    numbered.flatMap(({ place: { match, home, away }, id }): ExternalId[] => [
      { kind: 'match', externalId: match.externalId, ownId: id },
      { kind: 'team', externalId: match.sides[0].externalId, ownId: home.id },
      { kind: 'team', externalId: match.sides[1].externalId, ownId: away.id },
    ]),
    sport,
  );
  const quotes = numbered.flatMap(({ place: { match }, id }) => match.quotes.map((quote) => ({ matchId: id, quote })));
  const changed = new Set([
    ...inserted,
    ...updated,
    ...(await storeCourtCourses(client, context.provider, numbered)),
    ...(await storeQuotes(client, quotes, context, new Set(inserted))),
  ]);
  return { inserted: inserted.length, quotes: quotes.length, changed: numbered.filter(({ id }) => changed.has(id)) };
}

function topicsOf(id: number, { tournament, home, away, kickoffUtc }: PlacedCourtMatch): Topic[] {
  const day = kickoffUtc.toISOString().slice(0, 10);
  return [`match:${id}`, `team:${home.id}`, `team:${away.id}`, `tournament:${tournament.numericId}`, `day:${day}`];
}
