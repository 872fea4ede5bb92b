import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { Database } from '#data/database/database.ts';
import type { MatchSide, TwoSidedBatch } from '#data/feeds/two-sided-feed.ts';
import { listFixtures } from '#data/queries/sources/list-fixtures.ts';
import { listNumberedClubs } from '#data/queries/two-sided/list-numbered-clubs.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { ingestTwoSidedFeed } from '#jobs/ingest-two-sided-feed.ts';
import { listPlayerSlugs } from '#sports/tennis/data/queries/list-player-slugs.ts';
import type { KnownPlayers } from '#sports/tennis/data/sources/player-side.ts';
import type { SourceKind } from './source-kind.ts';

/** Kind of the tennis and basketball sources that give players by name only; these are recognised by the stored players. */
export const playersKind = twoSidedKind<KnownPlayers['slugs']>(listPlayerSlugs);

/** Kind of the basketball sources that number clubs. */
export const numberedClubsKind = twoSidedKind<ReadonlyMap<string, MatchSide>>(listNumberedClubs);

function twoSidedKind<Known>(listKnown: (db: Database, source: string) => Promise<Known>): SourceKind<TwoSidedBatch, Known> {
  return {
    listFixtures: (db, source, now) => listFixtures(db, source, now, twoSidedSports),
    listKnown,
    ingest: ingestTwoSidedFeed,
    confirm: confirmMatchReports,
  };
}
