import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Checks a commit out into a folder and installs its packages.
 *
 * @throws Error with what git or npm wrote
 */
export async function checkOut(commit: string, root: string, folder: string): Promise<string> {
  const former = join(folder, 'former');
  await run('git', ['clone', '--quiet', '--no-checkout', root, former]);
  await run('git', ['checkout', '--quiet', commit], { cwd: former });
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: former, maxBuffer: 1e8 });
  return former;
}
