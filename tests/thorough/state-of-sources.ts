import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a text that is the same as long as no source of a checkout changes: a hash of its commit and of its uncommitted changes. */
export function stateOfSources(root: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
