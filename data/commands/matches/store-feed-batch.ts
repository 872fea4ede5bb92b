import type { PoolClient } from 'pg';
import { type Growth, growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import type { UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import { type IdentifiedPlayers, identifyPlayers } from '#data/commands/players/identify-players.ts';
import { playersOfMatches } from '#data/commands/players/players-of-matches.ts';
import { absencesOf, storeAbsences } from '#data/commands/players/store-absences.ts';
import { storeLineUps } from '#data/commands/players/store-line-ups.ts';
import { storeListedAbsences } from '#data/commands/players/store-listed-absences.ts';
import { storeReportedStandings } from '#data/commands/rulings/store-reported-standings.ts';
import type { FeedBatch, FeedMatch, FeedProblem } from '#data/feeds/feed.ts';
import { cleanName } from '#domain/team/clean-name.ts';
import { findClubs } from './clubs/find-clubs.ts';
import { storeSquads } from './clubs/store-squads.ts';
import { footballMatchColumns } from './columns/football-match-columns.ts';
import { dateMatches } from './date-matches.ts';
import { forgetHeldMatches, holdMatches } from './held-matches.ts';
import type { StoredPlacedMatch } from './placed-match.ts';
import { reportOutlyingBooks } from './prices/report-outlying-books.ts';
import { storeListedQuotes } from './prices/store-listed-quotes.ts';
import { type ChangedDetails, type MatchStoring, type StoredBatch, storeBatch } from './store-batch.ts';
import { storeMatchEvents, storeMatchStatistics } from './store-match-details.ts';
import type { FootballContext } from './storing-context.ts';

interface StoredFeedBatch extends StoredBatch {
  /** Number of names that became clubs. */
  readonly newClubs: number;
  readonly unknownNames: readonly UnknownName[];
}

/**
 * Stores one batch of a football feed inside the caller's transaction: its matches, their events, statistics and players, and the prices, absences, squads
 * and tables that are sent separately from matches.
 */
export async function storeFeedBatch(client: PoolClient, batch: FeedBatch, context: FootballContext): Promise<StoredFeedBatch> {
  const grown = batch.competitions === undefined ? undefined : await growCompetitions(client, batch.competitions, context);
  const clubs = findClubs(context);
  const playerNames: UnknownName[] = [];
  const storing: MatchStoring<FeedMatch> = {
    ...clubs,
    columnsOf: () => footballMatchColumns(context.disagreements),
    // Players are identified first: a process that identifies players blocks others until its end, and must not have to wait for a match by then.
    async prepareDetails(_client, placed) {
      const players = await identifyPlayers(client, context.provider, playersOfMatches(placed), context.now);
      playerNames.push(...players.unknownNames);
      return (stored) => storeDetails(client, stored, players, context);
    },
  };
  const reported = [...batch.matches, ...(await dateMatches(client, context.provider, batch.undated))];
  const matches = reported.map(withCleanNames);
  const stored = await storeBatch(client, { ...batch, matches }, context, storing);
  if (context.holdsMatches)
    await forgetHeldMatches(
      client,
      context.provider,
      matches.filter((match) => !clubs.held.includes(match)),
    );
  const lost = await holdMatches(client, context.provider, clubs.held, context.now);
  const { source } = batch;
  const tooMany: FeedProblem[] = Array.from({ length: lost }, () => ({ source, code: 'held-club', loses: 'match' }));
  const listedQuotes = await storeListedQuotes(client, batch, context);
  const squads = await storeSquads(client, batch, context);
  const absences = await storeListedAbsences(client, batch, context);
  const standings = await storeReportedStandings(client, batch, context);
  return {
    ...stored,
    quotes: stored.quotes + listedQuotes.stored,
    newClubs: clubs.added.length,
    unknownNames: [...clubs.unknownNames, ...playerNames, ...squads.unknownNames, ...absences.unknownNames],
    problems: [...stored.problems, ...tooMany, ...reportOutlyingBooks(batch), ...squads.problems, ...absences.problems, ...standings],
    topics: [
      ...stored.topics,
      ...(clubs.added.length > 0 || hasGrown(grown) ? (['catalogue'] as const) : []),
      ...listedQuotes.topics,
      ...squads.topics,
      ...absences.topics,
    ],
  };
}

function hasGrown(grown: Growth | undefined): boolean {
  return grown !== undefined && grown.added.length + grown.renamed.length > 0;
}

/** Returns a match with the names of its clubs cleaned for storing. */
function withCleanNames(match: FeedMatch): FeedMatch {
  const [home, away] = [cleanName(match.home.name), cleanName(match.away.name)];
  if (home === match.home.name && away === match.away.name) return match;
  return { ...match, home: { ...match.home, name: home }, away: { ...match.away, name: away } };
}

async function storeDetails(
  client: PoolClient,
  stored: readonly StoredPlacedMatch<FeedMatch>[],
  players: IdentifiedPlayers,
  { provider, now }: Pick<FootballContext, 'provider' | 'now'>,
): Promise<ChangedDetails> {
  const events = await storeMatchEvents(client, provider, stored, players);
  const statistics = await storeMatchStatistics(client, provider, stored);
  const lineUps = await storeLineUps(client, provider, stored, players, now);
  const listed = stored.flatMap(({ matchId, placed }) => absencesOf(matchId, placed));
  const absences = await storeAbsences(client, listed, players);
  return { changed: events, withOtherStatistics: statistics, withOtherPlayers: [...lineUps, ...absences] };
}
