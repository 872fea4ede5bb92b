import type { PoolClient } from 'pg';
import { minorTopics } from '#data/changes/minor-topics.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';
import { topicsOfChances } from '#data/changes/topics-of-chances.ts';
import type { FeedProblem, ReportedBatch } from '#data/feeds/feed.ts';
import type { SharedMatch } from '#data/feeds/shared-match.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { type ExternalId, storeExternalIds } from './clubs/external-ids.ts';
import { storeSeasonEntries } from './clubs/store-season-entries.ts';
import type { MatchColumns } from './columns/match-columns.ts';
import { leaveOutStale } from './leave-out-stale.ts';
import { type Placing, placeMatches } from './place-matches.ts';
import type { PlacedMatch, StoredPlacedMatch } from './placed-match.ts';
import { storeQuotes } from './prices/store-quotes.ts';
import { storePlacedMatches } from './store-placed-matches.ts';
import type { StoringContext } from './storing-context.ts';

/** Ids of the matches in which something other than columns and prices changed. */
export interface ChangedDetails {
  readonly changed: readonly number[];
  readonly withOtherStatistics?: readonly number[];
  /** Matches of which only players changed, which fewer pages show. */
  readonly withOtherPlayers?: readonly number[];
}

type StoreDetails<Match extends SharedMatch> = (stored: readonly StoredPlacedMatch<Match>[]) => Promise<ChangedDetails>;

/** Parts of storing matches that differ between football and other sports. */
export interface MatchStoring<Match extends SharedMatch> extends Placing<Match> {
  /** Returns the columns of matches of a sport, with their values and statements. */
  columnsOf(sport: Sport): MatchColumns<Match>;
  /** Stores what details refer to, such as players, and returns a function that stores the details once the matches themselves are stored. */
  prepareDetails(client: PoolClient, placed: readonly PlacedMatch<Match>[]): Promise<StoreDetails<Match>>;
}

export interface StoredBatch {
  readonly newMatches: number;
  readonly changedMatches: number;
  readonly quotes: number;
  readonly problems: readonly FeedProblem[];
  readonly topics: readonly WeighedTopic[];
  /** Matches that are new or in which a visitor sees a change. */
  readonly changedIds: readonly number[];
}

/** Stores the matches of one batch of a feed inside the caller's transaction: seasons, sides, matches, their details and their prices. */
export async function storeBatch<Match extends SharedMatch>(
  client: PoolClient,
  batch: Pick<ReportedBatch<Match>, 'source' | 'matches'>,
  context: StoringContext,
  storing: MatchStoring<Match>,
): Promise<StoredBatch> {
  const { placed, problems } = await placeMatches(client, batch, context, storing);
  const parts: StoredPart[] = [];
  for (const [sport, ofSport] of Map.groupBy(placed, (place) => place.sport)) {
    parts.push(await storeSport(client, sport, ofSport, context, storing));
  }
  return {
    newMatches: sumOf(parts.map(({ newMatches }) => newMatches)),
    changedMatches: sumOf(parts.map(({ changedMatches }) => changedMatches)),
    quotes: sumOf(parts.map(({ quotes }) => quotes)),
    problems,
    topics: parts.flatMap(({ topics }) => topics),
    changedIds: parts.flatMap(({ changedIds }) => changedIds),
  };
}

type StoredPart = Omit<StoredBatch, 'problems'>;

async function storeSport<Match extends SharedMatch>(
  client: PoolClient,
  sport: Sport,
  reported: readonly PlacedMatch<Match>[],
  context: StoringContext,
  { columnsOf, prepareDetails }: MatchStoring<Match>,
): Promise<StoredPart> {
  const placed = await leaveOutStale(client, sport, context.provider, reported);
  const storeDetails = await prepareDetails(client, placed);
  const { matchIds, inserted, updated, withOtherMinute } = await storePlacedMatches(client, sport, placed, columnsOf(sport), context);
  const stored = placed.map((place, index) => ({ placed: place, matchId: matchIds[index] as number }));
  await storeSeasonEntries(client, placed);
  await storeExternalIds(client, sport, context.provider, stored.flatMap(externalIdsOf));
  const details = await storeDetails(stored);
  const quotes = stored.flatMap(({ placed: { match }, matchId }) => match.quotes.map((quote) => ({ matchId, quote })));
  const insertedIds = new Set(inserted);
  const withOtherPrices = new Set(await storeQuotes(client, quotes, context, insertedIds));
  const statusOf = new Map(stored.map(({ placed: { match }, matchId }) => [matchId, match.status]));
  const goesOn = (id: number) => statusOf.get(id) === 'live';
  const { withOtherStatistics = [], withOtherPlayers = [] } = details;
  const changed = new Set([...inserted, ...updated, ...details.changed, ...withOtherStatistics.filter((id) => !goesOn(id))]);
  const playedOn = new Set([...withOtherMinute, ...withOtherStatistics.filter(goesOn)].filter((id) => !changed.has(id)));
  const ofPlayers = new Set(withOtherPlayers);
  const topicOfLists = ({ placed: { kickoffUtc }, matchId }: StoredPlacedMatch): Topic => {
    const day = kickoffUtc.toISOString().slice(0, 10);
    return sport !== firstSport && goesOn(matchId) && !insertedIds.has(matchId) ? `points:${sport}:${day}` : `day:${day}`;
  };
  const changedIds = matchIds.filter((id) => [changed, playedOn, ofPlayers, withOtherPrices].some((ids) => ids.has(id)));
  return {
    newMatches: inserted.length,
    changedMatches: changedIds.length - inserted.length,
    quotes: quotes.length,
    topics: stored.flatMap((match): WeighedTopic[] => [
      ...(changed.has(match.matchId) ? topicsOf(match, topicOfLists(match)) : ofPlayers.has(match.matchId) ? topicsOfPlayers(match) : []),
      ...(playedOn.has(match.matchId) ? minorTopics(topicsOfPlay(match, topicOfLists(match))) : []),
      ...(withOtherPrices.has(match.matchId) ? minorTopics(topicsOfPrices(match)) : []),
    ]),
    changedIds,
  };
}

function externalIdsOf({ matchId, placed: { match, home, away } }: StoredPlacedMatch): ExternalId[] {
  return [
    { kind: 'match', externalId: match.externalId, ownId: matchId },
    { kind: 'team', externalId: home.externalId, ownId: home.id },
    { kind: 'team', externalId: away.externalId, ownId: away.id },
  ];
}

function topicsOf(stored: StoredPlacedMatch, ofLists: Topic): Topic[] {
  return [...topicsOfPlayers(stored), ...topicsOfPlay(stored, ofLists), `tournament:${stored.placed.tournament.numericId}`];
}

/**
 * Returns the topics of a match in play when only its minute or its statistics changed, as those of all matches of an afternoon do once a minute. Pages
 * of its clubs and its competition are left out: scripts update the minute in their rows by live events; without scripts it is two minutes old at most
 * (`noteClocks`).
 */
function topicsOfPlay({ matchId }: StoredPlacedMatch, ofLists: Topic): Topic[] {
  return [`match:${matchId}`, ofLists];
}

/** Returns the topics of a match's prices. */
function topicsOfPrices({ matchId, placed: { home, away, tournament, kickoffUtc } }: StoredPlacedMatch): Topic[] {
  return topicsOfChances({ matchId, homeId: home.id, awayId: away.id, tournamentNumber: tournament.numericId, kickoffUtc });
}

/** Returns the topics of a match of which only line-ups or absences changed. */
function topicsOfPlayers({ matchId, placed: { home, away } }: StoredPlacedMatch): Topic[] {
  return [`match:${matchId}`, `team:${home.id}`, `team:${away.id}`];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
