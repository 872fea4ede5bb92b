import { statfsSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The space that the cluster and the demonstration take, write-ahead log included: half a gigabyte, and some to spare. */
const firstStartMegabytes = 700;
/** A few pieces of the log that PostgreSQL writes ahead, without which it gives up. */
const laterStartMegabytes = 100;

/**
 * Throws when a disk would be full before the site runs: PostgreSQL would end in the middle then, and say why in a file of its own only.
 *
 * @param freeBytes what may still be written to the disk of `folder`
 */
export function refuseFullDisk(folder: string, isFirstStart: boolean, freeBytes: number = freeBytesOf(folder)): void {
  const needed = isFirstStart ? firstStartMegabytes : laterStartMegabytes;
  const free = Math.floor(freeBytes / 1_000_000);
  if (free >= needed) return;
  throw new EmbeddedPostgresError(
    `the disk of ${folder} is nearly full: ${free} MB are free, and ${isFirstStart ? 'a first start needs' : 'PostgreSQL needs'} ${needed} MB; ` +
      'free some, or set DATA_FOLDER or DATABASE_URL',
  );
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
