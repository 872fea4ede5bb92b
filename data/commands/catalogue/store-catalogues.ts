import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { StoredCatalogues } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { storeCatalogueWithin } from './store-catalogue.ts';
import { storeSportCatalogues } from './store-sport-catalogues.ts';

/**
 * Stores the catalogues of all sports that are not stored already. Returns true when one of them was new; of several processes that store the same at once,
 * only the first gets true.
 */
export async function storeCatalogues(database: Database, football: Catalogue, others: StoredCatalogues, now: Date): Promise<boolean> {
  // With two transactions, one process could store the first catalogue and another the second, and both would return true.
  return inTransaction(database, async (client) => {
    const isFootballNew = await storeCatalogueWithin(client, football, now);
    return (await storeSportCatalogues(client, others, now)) || isFootballNew;
  });
}
