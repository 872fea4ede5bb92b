import { cp, symlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const left: ReadonlySet<string> = new Set(['node_modules', 'build', 'bench', 'tests', 'docs', '.git', '.data']);
/** Most of the content, which a copy would compile for seconds. */
const articles: ReadonlySet<string> = new Set(['content/academy', 'content/reviews', 'content/sports-life']);

/**
 * Copies the sources of the site, without built files and without the articles of its three lists, into a folder that must not exist yet; the
 * packages are shared.
 */
export async function copyCheckout(to: string): Promise<void> {
  const isCopied = (path: string) => {
    const [first = '', second = ''] = relative(root, path).split(sep);
    return !left.has(first) && !articles.has(`${first}/${second}`);
  };
  await cp(root, to, { recursive: true, filter: isCopied });
  await symlink(join(root, 'node_modules'), join(to, 'node_modules'), 'junction');
}
