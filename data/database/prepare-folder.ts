import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Creates the folder unless it is there, and checks that it can be written to. */
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

/** Node's own recursive mkdir reports a read-only disk as a missing folder, and never returns under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
