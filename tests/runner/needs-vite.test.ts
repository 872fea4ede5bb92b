import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findVite } from './needs-vite.ts';

/** Writes a tree of sources; returns a function that returns whether a file of it has to be loaded through Vite. */
function tree(sources: Readonly<Record<string, string>>): (file: string) => boolean {
  const root = mkdtempSync(join(tmpdir(), 'tipledger-tree-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return findVite(root);
}

it.each([
  ['is JSX itself', 'app/row.test.tsx', {}],
  ['imports JSX', 'app/row.test.ts', { 'app/row.test.ts': "import { Row } from './row.tsx';" }],
  ['imports a style sheet', 'app/row.test.ts', { 'app/row.test.ts': "import row from '#app/row.module.css';" }],
  ['imports with a query', 'app/row.test.ts', { 'app/row.test.ts': "import script from './first.ts?script-text';" }],
  ['loads its modules anew', 'app/store.test.ts', { 'app/store.test.ts': 'vi.resetModules();' }],
  [
    'imports what imports JSX, in several lines and when it is asked for',
    'app/row.test.ts',
    { 'app/row.test.ts': "import {\n  row,\n} from '#app/row.ts';", 'app/row.ts': "const { Row } = await import('./row.tsx');" },
  ],
  [
    'imports what has its files found by Vite',
    'app/words.test.ts',
    { 'app/words.test.ts': "export { words } from './words.ts';", 'app/words.ts': "import.meta.glob('./*.json');" },
  ],
])('a test file that %s is loaded through Vite', (_, file, sources) => {
  expect(tree({ [file]: '', ...sources })(file)).toBe(true);
});

it('a test file that needs types of JSX alone, packages, and modules in a ring is loaded by Node', () => {
  const needsVite = tree({
    'app/row.test.ts': "import type { Row } from './row.tsx';\nimport { it } from 'vitest';\nimport { one } from './one.ts';",
    'app/one.ts': "import { other } from './other.ts';",
    'app/other.ts': "import { one } from './one.ts';",
  });
  expect(needsVite('app/row.test.ts')).toBe(false);
});

it('what one file needs is no answer for another that imports the same', () => {
  const needsVite = tree({
    'app/page.test.ts': "import './plain.ts';\nimport './page.tsx';",
    'app/plain.test.ts': "import './plain.ts';",
    'app/plain.ts': '',
  });
  expect([needsVite('app/page.test.ts'), needsVite('app/plain.test.ts'), needsVite('app/page.test.ts')]).toEqual([true, false, true]);
});
