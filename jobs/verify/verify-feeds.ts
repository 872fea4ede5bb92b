import { type KnownDisagreement, loadKnownDisagreements } from '#data/catalogue/known-disagreements.ts';
import { ClubDirectory } from '#data/commands/clubs/club-directory.ts';
import type { Database } from '#data/database/database.ts';
import type { Feed, FeedBatch, FeedMoment, FeedProblem, FeedProblemCode } from '#data/feeds/feed.ts';
import { listStoringTournaments } from '#data/queries/tournament/list-storing-tournaments.ts';
import type { IngestReport } from '#jobs/ingest-batches.ts';
import { ingestFootballFeed } from '#jobs/ingest-football-feed.ts';
import { checkFinalTables, type TableDifference } from './check-final-tables.ts';
import { compareScores, type Disagreement, reviewDisagreements, type SeasonComparison } from './compare-scores.ts';
import { collectScores, resolveScores, type UnresolvedScore } from './feed-scores.ts';
import { loadPublishedTables } from './published-tables.ts';

export interface Verification {
  readonly footballData: IngestReport;
  readonly openfootball: IngestReport;
  readonly seasonFiles: number;
  readonly seasonResults: number;
  /** The problems with whole files that could not be read, and with unknown competitions and clubs. */
  readonly unreadable: readonly FeedProblem[];
  readonly tables: number;
  /** The differences of the tables computed from football-data alone, and of those from both sources. */
  readonly tableDifferences: readonly (TableDifference & { readonly sources: 1 | 2 })[];
  readonly seasons: readonly SeasonComparison[];
  readonly disagreements: readonly Disagreement[];
  readonly unreviewed: readonly Disagreement[];
  readonly outdated: readonly KnownDisagreement[];
}

interface VerifyInput {
  readonly footballData: { readonly feed: Feed; readonly paths: readonly string[] };
  readonly openfootball: { readonly feed: Feed; readonly paths: readonly string[] };
  progressed(feed: string, batch: FeedBatch): void;
}

const unreadableCodes: readonly FeedProblemCode[] = [
  'unknown-club',
  'held-club',
  'unknown-competition',
  'not-readable',
  'not-this-format',
  'truncated',
  'too-large',
];

/**
 * Imports both sources into an empty database, as every import does, and compares the stored data with published tables and the sources
 * with each other.
 */
export async function verifyFeeds(database: Database, input: VerifyInput, moment: FeedMoment): Promise<Verification> {
  let seasonFiles = 0;
  let seasonResults = 0;
  const take = async ({ feed, paths }: VerifyInput['footballData'], scores: UnresolvedScore[]) =>
    ingestFootballFeed(database, feed, collectScores(feed.read(paths, moment), scores), moment, {
      progressed: (batch) => {
        input.progressed(feed.name, batch);
        if (feed.name !== 'football-data' || !isSeasonFile(batch.source)) return;
        seasonFiles += 1;
        seasonResults += batch.matches.filter(({ score }) => score !== undefined).length;
      },
    });
  const [ours, theirs]: [UnresolvedScore[], UnresolvedScore[]] = [[], []];
  const tables = loadPublishedTables();
  const checkTables = async (sources: 1 | 2) =>
    (await checkFinalTables(database, tables, moment.now)).map((difference) => ({ ...difference, sources }));
  const footballData = await take(input.footballData, ours);
  const fromOne = await checkTables(1);
  const openfootball = await take(input.openfootball, theirs);
  const clubs = await ClubDirectory.load(database);
  const tournaments = await listStoringTournaments(database);
  const { seasons, disagreements } = compareScores(resolveScores(ours, clubs, tournaments), resolveScores(theirs, clubs, tournaments));
  return {
    footballData,
    openfootball,
    seasonFiles,
    seasonResults,
    seasons,
    disagreements,
    unreadable: [...footballData.problems, ...openfootball.problems].filter(({ code }) => unreadableCodes.includes(code)),
    tables: tables.length,
    tableDifferences: [...fromOne, ...(await checkTables(2))],
    ...reviewDisagreements(disagreements, loadKnownDisagreements()),
  };
}

/** Returns true for the file of a season of one division: `2023-24/E0.csv`. */
function isSeasonFile(source: string): boolean {
  return /(^|[\\/])\d{4}-\d{2}[\\/][^\\/]+\.csv$/i.test(source);
}
