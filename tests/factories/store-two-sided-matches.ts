import type { StoredCatalogues } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeSportCatalogues } from '#data/commands/catalogue/store-sport-catalogues.ts';
import { type Database, inTransaction } from '#data/database/database.ts';

/** Stores the competitions and clubs of tennis and basketball in a database of a test. */
export function storeTwoSidedMatches(database: Database, catalogue: StoredCatalogues, now: Date): Promise<boolean> {
  return inTransaction(database, (client) => storeSportCatalogues(client, catalogue, now));
}
