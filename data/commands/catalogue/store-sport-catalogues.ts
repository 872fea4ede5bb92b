import type { PoolClient } from 'pg';
import { sportIds } from '#data/catalogue/sport-ids.ts';
import type { StoredCatalogues } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { storeClubs } from './store-clubs.ts';
import { storeCompetitions } from './store-competitions.ts';
import { storeOnce } from './store-once.ts';

/**
 * Stores the competitions and clubs of every sport except football, within a transaction. Does nothing when this catalogue is stored already; returns true
 * when it was new.
 */
export function storeSportCatalogues(client: PoolClient, { bySport, hash }: StoredCatalogues, now: Date): Promise<boolean> {
  return storeOnce(client, { run: 'court-catalogue', hash }, now, async () => {
    await client.query(
      `insert into sports (id, code) select id, code from jsonb_to_recordset($1) as s(id smallint, code text) on conflict do nothing`,
      [JSON.stringify(twoSidedSports.map((sport) => ({ id: sportIds[sport], code: sport })))],
    );
    for (const sport of twoSidedSports) {
      const { competitions, clubs } = bySport[sport];
      const inCategory = competitions.map((competition) => ({ ...competition, category: sport }));
      await storeCompetitions(client, sport, inCategory, now);
      await storeClubs(client, sport, clubs, now);
    }
  });
}
