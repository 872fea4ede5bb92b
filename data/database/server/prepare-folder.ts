import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/**
 * Creates a folder if it does not exist, and checks that it can be written to.
 *
 * @throws EmbeddedPostgresError when it cannot
 */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'a');
    rmSync(probe);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code}); free it, or set DATABASE_URL`,
      { cause: error },
    );
  }
}

/** Creates a folder and its parents, with the given rights. Node's own recursive mkdir reports a read-only disk as a missing folder, and never returns under /proc. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
