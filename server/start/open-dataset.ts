import { resolve } from 'node:path';
import { SettingsError } from '#app/site/settings-error.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { loadTwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { storeBroadcasts } from '#data/commands/broadcasts/store-broadcasts.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogues } from '#data/commands/catalogue/store-catalogues.ts';
import { type Database, type DatabaseAddress, openDatabase, openPooledDatabase, withSessions } from '#data/database/database.ts';
import { whileSlow } from '#data/database/locks/while-slow.ts';
import { countPendingMigrations, seesMigrations } from '#data/database/schema/pending-migrations.ts';
import { hasPlannerSettings, setPlannerSettings } from '#data/database/schema/planner-settings.ts';
import { grantToSite, hasSiteRights, mayRewriteLedger } from '#data/database/schema/site-role.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { prepareFolder } from '#data/database/server/prepare-folder.ts';
import { withClient } from '#data/database/with-client.ts';
import type { DatasetKind, OpenedDatabase } from '#jobs/dataset-kind.ts';
import { type DatasetName, datasets } from './datasets.ts';
import type { DatabaseSettings } from './settings.ts';

export interface Dataset extends OpenedDatabase {
  readonly name: DatasetName;
  readonly kind: DatasetKind;
  /** False when the site's own role owns the tables, so that only triggers keep it from rewriting the ledger. */
  readonly ledgerGuardedByRole: boolean;
  /** The address for the owner of the tables, who makes scratch databases. */
  readonly ownerAddress: DatabaseAddress;
  /** Starts the embedded PostgreSQL again when it has died; does nothing for any other server. */
  reviveServer(): Promise<void>;
  close(): Promise<void>;
}

/** The number (`server_version_num`) of the oldest PostgreSQL that the site accepts. */
const oldestServer = 150_000;

/**
 * Opens the database, migrated and with the catalogue stored in it. `wanted` names the dataset; without it the setting decides. Without the setting
 * it is the real one on the server of DATABASE_URL. On the embedded server it is the real one once an import has stored a match, and the
 * demonstration until then.
 */
export async function openDataset(
  settings: DatabaseSettings,
  now: Date,
  announce: (text: string) => void,
  wanted?: DatasetName,
): Promise<Dataset> {
  const { url, directUrl: site = url, ownerUrl: owner = site } = settings;
  if (url !== undefined && site !== undefined && owner !== undefined) {
    const addresses = {
      site: () => site,
      pooled: url === site ? undefined : url,
      owner: () => owner,
      hasOwnRole: owner !== site,
      called: url === site ? 'the database of DATABASE_URL' : 'the database of DATABASE_DIRECT_URL',
    };
    return openPrepared(wanted ?? settings.dataset ?? 'real', addresses, settings, now, {
      announce,
      revive: async () => {},
      leave: async () => {},
    });
  }
  if (owner !== undefined) {
    const name = settings.directUrl === undefined ? 'DATABASE_OWNER_URL' : 'DATABASE_DIRECT_URL';
    throw new SettingsError(`the setting ${name} needs DATABASE_URL beside it`);
  }
  const folder = resolve(settings.folder);
  prepareFolder(folder);
  return openEmbedded(folder, settings, now, announce, wanted);
}

async function openEmbedded(
  folder: string,
  settings: DatabaseSettings,
  now: Date,
  announce: (text: string) => void,
  wanted: DatasetName | undefined,
): Promise<Dataset> {
  const server = await startEmbeddedPostgres(folder, announce);
  const name = wanted ?? settings.dataset ?? ((await hasRealMatches(server)) ? 'real' : 'demonstration');
  const database = datasets[name].databaseName;
  await server.createDatabase(database);
  const addresses = {
    site: () => server.siteConnectionString(database),
    pooled: undefined,
    owner: () => server.connectionString(database),
    hasOwnRole: true,
    called: 'the embedded PostgreSQL',
  };
  return openPrepared(name, addresses, settings, now, {
    announce,
    revive: () => server.revive(),
    leave: async () => void (await server.stop()),
  });
}

/**
 * Returns true when the real database holds a match. An import or restore that failed at once leaves an empty database, which must not
 * replace the demonstration.
 */
async function hasRealMatches(server: EmbeddedPostgres): Promise<boolean> {
  if (!(await server.listDatabases()).includes(datasets.real.databaseName)) return false;
  return withClient(server.connectionString(datasets.real.databaseName), async (client) => {
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('public.matches') is not null as made`);
    return rows[0]?.made === true && (await client.query('select 1 from matches limit 1')).rowCount !== 0;
  });
}

/** The addresses of one database, for the role of the site and for the owner of its tables. */
interface Addresses {
  /** The address on which a connection keeps its session. */
  readonly site: DatabaseAddress;
  /** The address through PgBouncer in transaction mode; undefined without it. */
  readonly pooled: string | undefined;
  readonly owner: DatabaseAddress;
  /** False when both are the same role. */
  readonly hasOwnRole: boolean;
  readonly called: string;
}

/** The care for a database's server, apart from queries. */
interface ServerCare {
  announce(text: string): void;
  revive(): Promise<void>;
  /** Called when the database is no longer needed here. */
  leave(): Promise<void>;
}

async function openPrepared(
  name: DatasetName,
  { site, pooled, owner, hasOwnRole, called }: Addresses,
  settings: DatabaseSettings,
  now: Date,
  { announce, revive, leave }: ServerCare,
): Promise<Dataset> {
  const direct = openDatabase(site, settings.maxConnections);
  const db = pooled === undefined ? direct : openPooledDatabase(pooled, settings.maxConnections, direct);
  const close = async () => {
    await db.end();
    await leave();
  };
  const asOwner = <Result>(work: (owner: Database) => Promise<Result>) => (hasOwnRole ? withDatabase(owner, work) : work(direct));
  try {
    await checkServer(direct, called, announce);
    if (pooled !== undefined) await checkPooler(db, announce);
    if (!(await isPrepared(db))) await prepare(db, asOwner, hasOwnRole, announce);
    const ledgerGuardedByRole = !(await mayRewriteLedger(db));
    const catalogue = loadCatalogue();
    const newCatalogue = await storeCatalogues(db, catalogue, loadTwoSidedCatalogue(), now);
    const kind = datasets[name];
    await storeBookmakers(db, kind.ownBookmakers);
    await storeBroadcasts(db, kind.listBroadcastRights(catalogue), now);
    return { name, kind, db, address: site, ownerAddress: owner, asOwner, ledgerGuardedByRole, newCatalogue, reviveServer: revive, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function withDatabase<Result>(address: DatabaseAddress, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(address, 2);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

async function isPrepared(db: Database): Promise<boolean> {
  return (await seesMigrations(db)) && (await countPendingMigrations(db)) === 0 && (await hasSiteRights(db));
}

/** Migrates as the owner, and grants the site's role its rights if it is another role. The migrations are loaded only when they are needed. */
async function prepare(db: Database, asOwner: Dataset['asOwner'], hasOwnRole: boolean, announce: ServerCare['announce']): Promise<void> {
  const { migrateDatabase } = await import('#data/database/schema/migrate-database.ts');
  await asOwner(async (owner) => {
    if (hasOwnRole) await checkServer(owner, 'the database of its owner', announce);
    await migrateDatabase(owner);
    if (hasOwnRole) await grantToSite(owner, await roleOf(db));
  });
  if (!(await isPrepared(db))) {
    throw new SettingsError('DATABASE_OWNER_URL and DATABASE_URL do not name the same database, or the former not the owner of its tables');
  }
}

async function roleOf(db: Database): Promise<string> {
  const { rows } = await db.query<{ role: string }>('select current_user as role');
  return (rows[0] as { role: string }).role;
}

/** PgBouncer's refusal of what only direct connections send. */
const refusedByPooler = /unsupported startup parameter/;

/** Connects for the first time, which reveals a wrong address, a wrong password or a server that is too old. */
async function checkServer(db: Database, called: string, announce: ServerCare['announce']): Promise<void> {
  const askVersion = () => db.query<{ number: number }>("select current_setting('server_version_num')::int as number");
  const version = await whileSlow(called.replace(/^t/, 'T'), askVersion, announce).catch((error: Error & { code?: string }) => {
    if (refusedByPooler.test(error.message)) {
      throw new SettingsError(`${called} is PgBouncer; DATABASE_DIRECT_URL must name the PostgreSQL behind it`, { cause: error });
    }
    throw new SettingsError(`${called} cannot be reached: ${error.message || error.code}`, { cause: error });
  });
  const number = version.rows[0]?.number ?? 0;
  if (number < oldestServer) throw new SettingsError(`${called} is PostgreSQL ${Math.floor(number / 10_000)}; 15 or newer is needed`);
}

/** Compares the two ways to the database, and has the server's connections of the pooler plan queries as those of the site do. */
async function checkPooler(db: Database, announce: ServerCare['announce']): Promise<void> {
  await checkServer(db, 'the database of DATABASE_URL', announce);
  const placeOf = async (database: Database) => {
    const { rows } = await database.query<{ place: string }>("select current_database() || ' as ' || current_user as place");
    return rows[0]?.place;
  };
  const direct = withSessions(db);
  const [pooledPlace, directPlace] = [await placeOf(db), await placeOf(direct)];
  if (pooledPlace !== directPlace) {
    throw new SettingsError(
      `DATABASE_URL leads to ${pooledPlace}, and DATABASE_DIRECT_URL to ${directPlace}; both must name the same database and role`,
    );
  }
  if (!(await hasPlannerSettings(db))) await setPlannerSettings(direct);
}
