import type { CourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import { storeCourtCatalogue } from '#data/commands/court/store-court-catalogue.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** Stores the competitions and clubs of tennis and basketball in a database of a test. */
export function storeCourts(database: Database, catalogue: CourtCatalogue, now: Date): Promise<boolean> {
  return inTransaction(database, (client) => storeCourtCatalogue(client, catalogue, now));
}
