import { createWriteStream, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupDatabase } from '#data/database/copies/backup-database.ts';
import type { Database } from '#data/database/database.ts';
import { makeFolder } from '#data/database/server/prepare-folder.ts';

const ending = '.ndjson.gz';
const unfinishedEnding = '.unfinished';
const failedEnding = '.failed';

/** Returns the name of the file of a backup, by which files are in order of time. */
export function backupFileName(dataset: string, at: Date): string {
  return `tipledger-${dataset}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${ending}`;
}

const isOf = (dataset: string, name: string) => name.startsWith(`tipledger-${dataset}-`);

/** Returns the paths of the checked backups of a dataset in a folder, newest first; none when the folder does not exist. */
export function listBackupFiles(folder: string, dataset: string): string[] {
  return namesIn(folder)
    .filter((name) => isOf(dataset, name) && name.endsWith(ending))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns the size of a backup in bytes after writing it to a file that only its owner may read. Files of attempts that were broken off are removed. */
export async function writeUnfinishedBackup(database: Database, dataset: string, folder: string, unfinished: string): Promise<number> {
  makeFolder(resolve(folder), 0o700);
  for (const name of namesIn(folder)) if (isOf(dataset, name) && name.endsWith(unfinishedEnding)) rmSync(join(folder, name));
  try {
    await pipeline(
      backupDatabase(database, dataset),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return statSync(unfinished).size;
}

/** Returns the name of a backup's file until it is checked. */
export const unfinishedName = (file: string) => `${file}${unfinishedEnding}`;

/** Gives a checked backup its name, and removes the oldest checked backups of the dataset, until `keep` are left. */
export function keepChecked(folder: string, dataset: string, file: string, keep: number): void {
  renameSync(unfinishedName(join(folder, file)), join(folder, file));
  for (const old of listBackupFiles(folder, dataset).slice(keep)) rmSync(old);
}

/** Renames a backup that failed its check, and removes the one that failed before. Checked backups remain. */
export function keepFailed(folder: string, dataset: string, file: string): void {
  for (const name of namesIn(folder)) if (isOf(dataset, name) && name.endsWith(failedEnding)) rmSync(join(folder, name));
  renameSync(unfinishedName(join(folder, file)), join(folder, `${file}${failedEnding}`));
}
