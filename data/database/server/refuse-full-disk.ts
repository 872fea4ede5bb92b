import { statfsSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** MB taken by the cluster and the demonstration, including the write-ahead log (half a gigabyte), with a reserve. */
const firstStartMegabytes = 700;
/** MB for a few segments of the write-ahead log, without which PostgreSQL stops. */
const laterStartMegabytes = 100;

/**
 * Throws an EmbeddedPostgresError when the disk is too full to start: PostgreSQL would stop midway and give the reason only in its own log.
 *
 * @param freeBytes bytes that can still be written to the disk of `folder`
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
