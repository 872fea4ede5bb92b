import { confirmMatchReports } from '#data/commands/matches/store-match-reports.ts';
import type { Database } from '#data/database/database.ts';
import type { CourtBatch, CourtSide } from '#data/feeds/two-sided-feed.ts';
import { listFixtures } from '#data/queries/sources/list-fixtures.ts';
import { listNumberedClubs } from '#data/queries/two-sided/list-numbered-clubs.ts';
import { courtSports } from '#domain/sports/sport.ts';
import { ingestCourtFeed } from '#jobs/ingest-two-sided-feed.ts';
import { listPlayerSlugs } from '#sports/tennis/data/queries/list-player-slugs.ts';
import type { KnownPlayers } from '#sports/tennis/data/sources/player-side.ts';
import type { SourceKind } from './source-kind.ts';

/** Sources of tennis and basketball that name players; these are recognised by the stored players. */
export const playersKind = courtKind<KnownPlayers['slugs']>(listPlayerSlugs);

/** Sources of basketball that number clubs. */
export const numberedClubsKind = courtKind<ReadonlyMap<string, CourtSide>>(listNumberedClubs);

function courtKind<Known>(listKnown: (db: Database, source: string) => Promise<Known>): SourceKind<CourtBatch, Known> {
  return {
    listFixtures: (db, source, now) => listFixtures(db, source, now, courtSports),
    listKnown,
    ingest: ingestCourtFeed,
    confirm: confirmMatchReports,
  };
}
