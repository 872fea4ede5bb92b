import { resolve } from 'node:path';
import { type Database, openDatabase } from '#data/database/database.ts';
import { startEmbeddedPostgres } from '#data/database/embedded-postgres.ts';
import { migrateDatabase } from '#data/database/migrate-database.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { type Settings, SettingsError } from './settings.ts';

export type DatasetName = 'demonstration' | 'real';

export interface Dataset {
  readonly name: DatasetName;
  readonly db: Database;
  /** For connections of their own, such as the one that listens. */
  readonly connectionString: string;
  close(): Promise<void>;
}

const databaseNames: Readonly<Record<DatasetName, string>> = { demonstration: 'tipledger_demonstration', real: 'tipledger' };

/**
 * Opens the database to work on, migrated and with the catalogue in it. `wanted` names the dataset; without it the setting
 * decides, and without that the real one is taken as soon as an import has made it.
 */
export async function openDataset(settings: Settings, now: Date, announce: (text: string) => void, wanted?: DatasetName): Promise<Dataset> {
  if (settings.DATABASE_URL !== undefined) {
    return openPrepared(wanted ?? settings.DATASET ?? 'real', settings.DATABASE_URL, settings, now, async () => {});
  }
  const server = await startEmbeddedPostgres(resolve(settings.DATA_FOLDER), announce);
  const name = wanted ?? settings.DATASET ?? ((await server.listDatabases()).includes(databaseNames.real) ? 'real' : 'demonstration');
  await server.createDatabase(databaseNames[name]);
  return openPrepared(name, server.connectionString(databaseNames[name]), settings, now, async () => {
    await server.stop();
  });
}

async function openPrepared(name: DatasetName, connectionString: string, settings: Settings, now: Date, after: () => Promise<void>): Promise<Dataset> {
  const db = openDatabase(connectionString, settings.DATABASE_CONNECTIONS);
  const close = async () => {
    await db.end();
    await after();
  };
  try {
    await migrateDatabase(db);
    await storeCatalogue(db, loadCatalogue(), now);
  } catch (error) {
    await close();
    if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'].includes((error as { code?: string }).code ?? '')) {
      throw new SettingsError(`DATABASE_URL cannot be reached: ${(error as Error).message}`, { cause: error });
    }
    throw error;
  }
  return { name, db, connectionString, close };
}

