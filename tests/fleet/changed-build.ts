import { execFile } from 'node:child_process';
import { appendFile, cp, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** The folders of a checkout that a copy of it does without. */
const left = new Set(['node_modules', '.git', '.data', 'build', 'test-results']);

/** Copies a checkout into a folder, changes what browsers load, and builds its pages. @throws Error with what the builder wrote */
export async function buildChanged(root: string, folder: string): Promise<string> {
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await appendFile(join(folder, 'app/entry/entry.ts'), "\ndocument.documentElement.dataset.changed = 'yes';\n");
  await promisify(execFile)(process.execPath, ['server/commands/build-pages.ts'], { cwd: folder });
  return folder;
}
