import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Modules that Node cannot load: JSX and style sheets. */
const beyondNode = /\.(?:tsx|css)$/;
/** Features of Vite and of its test runner that a module loaded by Node lacks. */
const onlyInVite = /\bimport\.meta\.(?:glob|env|hot)\b|\bvi\.resetModules\b/;
const importStatement = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * Returns a function that returns whether a test file has to be loaded through Vite, since it or a module that it imports is more than Node
 * can load: JSX, style sheets, `import.meta.glob`, `vi.resetModules`, or an import with a query. All other test files are loaded by Node
 * itself, which is quicker.
 *
 * @param root the root of the checkout, from which paths begin
 */
export function findVite(root: string): (file: string) => boolean {
  const known = new Map<string, boolean>();

  /** Returns true when the module, or one that it imports directly or indirectly, is more than Node can load. */
  function needsVite(file: string): boolean {
    const seen = new Set<string>();
    const open = [file];
    for (let module = open.pop(); module !== undefined; module = open.pop()) {
      if (known.get(module) === true) return true;
      if (seen.has(module) || known.get(module) === false) continue;
      seen.add(module);
      if (beyondNode.test(module)) return true;
      const path = join(root, module);
      if (!/\.ts$/.test(module) || !existsSync(path)) continue;
      const source = readFileSync(path, 'utf8');
      if (onlyInVite.test(source)) return true;
      for (const [, plain, lazy] of source.matchAll(importStatement)) {
        const name = (plain ?? lazy) as string;
        if (!/^[#.]/.test(name)) continue;
        if (name.includes('?')) return true;
        open.push(name.startsWith('#') ? name.slice(1) : join(dirname(module), name));
      }
    }
    // Nothing that was reached is beyond Node.
    for (const module of seen) known.set(module, false);
    return false;
  }

  return (file) => {
    const needs = needsVite(file);
    known.set(file, needs);
    return needs;
  };
}
