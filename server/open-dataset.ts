import { resolve } from 'node:path';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { type Database, openDatabase } from '#data/database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/embedded-postgres.ts';
import { migrateDatabase } from '#data/database/migrate-database.ts';
import { withClient } from '#data/database/with-client.ts';
import { type Settings, SettingsError } from './settings.ts';

export type DatasetName = 'demonstration' | 'real';

export interface Dataset {
  readonly name: DatasetName;
  readonly db: Database;
  /** For connections of their own, such as the one that listens. */
  readonly connectionString: string;
  /** True when the catalogue has changed since this dataset was last opened. */
  readonly newCatalogue: boolean;
  close(): Promise<void>;
}

const oldestServer = 150_000;
const databaseNames: Readonly<Record<DatasetName, string>> = { demonstration: 'tipledger_demonstration', real: 'tipledger' };

/**
 * Opens the database to work on, migrated and with the catalogue in it. `wanted` names the dataset; without it the setting
 * decides, and without that the real one is taken as soon as an import has stored anything in it.
 */
export async function openDataset(settings: Settings, now: Date, announce: (text: string) => void, wanted?: DatasetName): Promise<Dataset> {
  if (settings.DATABASE_URL !== undefined) {
    return openPrepared(wanted ?? settings.DATASET ?? 'real', settings.DATABASE_URL, settings, now, async () => {});
  }
  const server = await startEmbeddedPostgres(resolve(settings.DATA_FOLDER), announce);
  const name = wanted ?? settings.DATASET ?? ((await hasRealMatches(server)) ? 'real' : 'demonstration');
  await server.createDatabase(databaseNames[name]);
  return openPrepared(name, server.connectionString(databaseNames[name]), settings, now, async () => {
    await server.stop();
  });
}

/** An import or restore that failed at once leaves an empty database, which nobody wants to see instead of the demonstration. */
async function hasRealMatches(server: EmbeddedPostgres): Promise<boolean> {
  if (!(await server.listDatabases()).includes(databaseNames.real)) return false;
  return withClient(server.connectionString(databaseNames.real), async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('public.matches') is not null as made`);
    return rows[0]?.made === true && (await client.query('select 1 from matches limit 1')).rowCount !== 0;
  });
}

async function openPrepared(
  name: DatasetName,
  connectionString: string,
  settings: Settings,
  now: Date,
  after: () => Promise<void>,
): Promise<Dataset> {
  const db = openDatabase(connectionString, settings.DATABASE_CONNECTIONS);
  const close = async () => {
    await db.end();
    await after();
  };
  try {
    await checkServer(db, settings.DATABASE_URL === undefined ? 'the embedded PostgreSQL' : 'the database of DATABASE_URL');
    await migrateDatabase(db);
    const newCatalogue = await storeCatalogue(db, loadCatalogue(), now);
    return { name, db, connectionString, newCatalogue, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects for the first time, where a wrong address, a wrong password and a server that is too old show. */
async function checkServer(db: Database, called: string): Promise<void> {
  const version = await db
    .query<{ number: number }>("select current_setting('server_version_num')::int as number")
    .catch((error: Error & { code?: string }) => {
      throw new SettingsError(`${called} cannot be reached: ${error.message || error.code}`, { cause: error });
    });
  const number = version.rows[0]?.number ?? 0;
  if (number < oldestServer) throw new SettingsError(`${called} is PostgreSQL ${Math.floor(number / 10_000)}; 15 or newer is needed`);
}
