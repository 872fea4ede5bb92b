import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupDatabase } from '#data/database/copies/backup-database.ts';
import { restoreDatabase } from '#data/database/copies/restore-database.ts';
import { type Database, openDatabase } from '#data/database/database.ts';
import { migrateDatabase } from '#data/database/schema/migrate-database.ts';
import { seesMigrations } from '#data/database/schema/pending-migrations.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#data/database/server/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#data/database/server/embedded-postgres-error.ts';
import type { PostgresBinaries } from '#data/database/server/postgres-binaries.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { readBackup } from '#jobs/backups/read-backup.ts';
import { type DatasetName, datasets } from '#server/start/datasets.ts';

/** A backup that takes the place of a dataset. */
export interface DatasetFile {
  readonly dataset: DatasetName;
  readonly file: string;
}

const datasetNames = Object.keys(datasets) as DatasetName[];

/**
 * Returns a backup of each dataset of a cluster in `folder`, written by the programs that made the cluster, whose server is then stopped.
 *
 * @throws EmbeddedPostgresError when another process uses the server
 */
export async function dumpCluster(folder: string, binaries: PostgresBinaries, announce: (text: string) => void): Promise<DatasetFile[]> {
  const server = await startEmbeddedPostgres(folder, announce, binaries);
  const dumped: DatasetFile[] = [];
  try {
    const present = await server.listDatabases();
    for (const dataset of datasetNames) {
      if (!present.includes(datasets[dataset].databaseName)) continue;
      const file = join(folder, `upgrade-${dataset}.ndjson.gz`);
      await withDataset(server, dataset, async (db) => {
        if (!(await seesMigrations(db))) return;
        announce(`Copying the ${dataset} data out`);
        rmSync(file, { force: true });
        await pipeline(backupDatabase(db, dataset), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
        dumped.push({ dataset, file });
      });
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  if ((await server.stop()) === 'in-use') {
    for (const { file } of dumped) rmSync(file);
    throw new EmbeddedPostgresError('the site or another command is using the database; stop it first');
  }
  return dumped;
}

/**
 * Makes a new cluster with the site's own programs in place of the one in `folder`, restores a backup of each dataset into it, and verifies the ledgers.
 * The former cluster gets the name that is returned. When anything fails, it is put back as it was.
 *
 * @param former major version of the PostgreSQL that made the former cluster
 */
export async function replaceCluster(
  folder: string,
  former: number,
  files: readonly DatasetFile[],
  announce: (text: string) => void,
): Promise<string> {
  const cluster = join(folder, 'postgres');
  const kept = `${cluster}-${former}`;
  if (existsSync(kept)) throw new EmbeddedPostgresError(`${kept} exists already; move it away`);
  renameSync(cluster, kept);
  let server: EmbeddedPostgres | undefined;
  try {
    server = await startEmbeddedPostgres(folder, announce);
    for (const { dataset, file } of files) {
      announce(`Restoring the ${dataset} data`);
      await server.createDatabase(datasets[dataset].databaseName);
      await withDataset(server, dataset, (db) => restoreVerified(db, dataset, file, announce));
    }
    await server.stop();
    return kept;
  } catch (error) {
    await server?.stop({ evenIfUsed: true });
    rmSync(cluster, { recursive: true, force: true });
    renameSync(kept, cluster);
    throw error;
  }
}

async function restoreVerified(db: Database, dataset: DatasetName, file: string, announce: (text: string) => void): Promise<void> {
  await migrateDatabase(db);
  const rows = await readBackup(file, (backup) => restoreDatabase(db, dataset, backup));
  const { records, faults } = await verifyLedger(db);
  announce(`Restored ${rows} rows; the ledger has ${records} records`);
  // A fault that was there before is no reason to stay with the former version.
  if (faults.length > 0) announce(`The ledger of the ${dataset} data has ${faults.length} faults, which npm run ledger:verify lists`);
}

async function withDataset(server: EmbeddedPostgres, dataset: DatasetName, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(server.connectionString(datasets[dataset].databaseName), 2);
  try {
    await work(db);
  } finally {
    await db.end();
  }
}
