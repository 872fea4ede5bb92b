import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from '#data/database/server/embedded-postgres-error.ts';
import { findPostgresBinaries } from '#data/database/server/postgres-binaries.ts';
import { binariesIn, findInstalledBinaries, versionOfBinaries, versionOfCluster } from '#data/database/server/postgres-version.ts';
import { listBackupFiles } from '#jobs/backups/backup-files.ts';
import { type DatasetName, datasets } from '#server/start/datasets.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { type DatasetFile, dumpCluster, replaceCluster } from './upgrade-cluster.ts';

const usage = 'npm run db:upgrade [-- --binaries <folder with the programs of the former version> | --from-backup [<file>]]';

await runCommand(upgrade);

/** `npm run db:upgrade`: moves the data of the embedded PostgreSQL to the major version that the site has now. */
async function upgrade(settings: Settings, words: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(
    words,
    { options: { binaries: { type: 'string' }, 'from-backup': { type: 'boolean' } }, allowPositionals: true },
    usage,
  );
  const fromBackup = values['from-backup'] === true;
  if (positionals.length > (fromBackup ? 1 : 0) || (fromBackup && values.binaries !== undefined)) throw new UsageError(usage);
  if (settings.database.url !== undefined) {
    throw new UsageError('this upgrades the embedded PostgreSQL; the one that DATABASE_URL names is upgraded by its own means');
  }
  const folder = resolve(settings.database.folder);
  const cluster = join(folder, 'postgres');
  const own = findPostgresBinaries();
  const former = versionOfCluster(cluster);
  if (own === undefined || former === undefined) throw new EmbeddedPostgresError(`there is no database in ${folder} to upgrade`);
  const present = await versionOfBinaries(own);
  if (former === present) {
    say(`${cluster} is of PostgreSQL ${present} already`);
    return;
  }
  if (fromBackup) {
    if (existsSync(join(cluster, 'postmaster.pid'))) {
      throw new EmbeddedPostgresError(`a server may still be running in ${cluster}; stop the site first, or remove postmaster.pid`);
    }
    const files = backupsFor(settings, positionals[0]);
    for (const { dataset, file } of files) say(`Taking the ${dataset} data from ${file}; what was written after it is not in it`);
    finish(await replaceCluster(folder, former, files, say), present);
    return;
  }
  const binaries = values.binaries === undefined ? findInstalledBinaries(former) : binariesIn(values.binaries);
  if (binaries === undefined) throw new EmbeddedPostgresError(withoutBinaries(cluster, former, present));
  const files = await dumpCluster(folder, binaries, say);
  try {
    finish(await replaceCluster(folder, former, files, say), present);
  } finally {
    for (const { file } of files) rmSync(file);
  }
}

function finish(kept: string, version: number): void {
  say(`The database is of PostgreSQL ${version} now. The former one is in ${kept}; remove it when the site has what you expect`);
}

/** Returns the given backup, or the newest checked one of each dataset. */
function backupsFor({ database, jobs }: Settings, file: string | undefined): DatasetFile[] {
  if (file !== undefined) return [{ dataset: database.dataset ?? 'real', file }];
  const folder = jobs.backups?.folder;
  if (folder === undefined) throw new UsageError(`name the file of a backup, or set BACKUP_FOLDER\n${usage}`);
  const found = (Object.keys(datasets) as DatasetName[]).flatMap((dataset) => {
    const [newest] = listBackupFiles(folder, dataset);
    return newest === undefined ? [] : [{ dataset, file: newest }];
  });
  if (found.length === 0) throw new UsageError(`there is no backup in ${folder}`);
  return found;
}

function withoutBinaries(cluster: string, former: number, present: number): string {
  return (
    `${cluster} was made by PostgreSQL ${former}, and only the programs of PostgreSQL ${present} are here. Either install those of ${former} ` +
    `(Debian's package postgresql-${former}) and run npm run db:upgrade -- --binaries <their folder>, ` +
    'or take the newest backup: npm run db:upgrade -- --from-backup [<file>]'
  );
}
