import { cp, symlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const left: ReadonlySet<string> = new Set(['node_modules', 'build', 'bench', 'tests', 'docs', '.git', '.data']);

/** Copies the sources of the site, without built files, into a folder that must not exist yet; the packages are shared. */
export async function copyCheckout(to: string): Promise<void> {
  await cp(root, to, { recursive: true, filter: (path) => !left.has(relative(root, path).split(sep)[0] as string) });
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'), 'junction');
}
