import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for a database, and returns its path. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tipledger-bench-'));
  // As root the database runs as another user, who has to reach the folder.
  await chmod(folder, 0o755);
  return folder;
}
