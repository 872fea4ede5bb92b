import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The kinds of test files, the costliest first: a file is of the first kind that it needs. */
export const testKinds = ['browser', 'process', 'page', 'database', 'pure'] as const;

export type TestKind = (typeof testKinds)[number];

/** Returns the text of a file by its path from the root of the checkout. */
export type ReadSource = (path: string) => string;

/** The modules that give a test file its kind, by the end of their path or their name. */
const signs: readonly (readonly [kind: TestKind, modules: RegExp])[] = [
  ['browser', /^(?:tests\/e2e\/(?:visitors|launch-browser)\.ts|playwright-core)$/],
  ['process', /^(?:node:child_process|tests\/factories\/start-process\.ts|tests\/e2e\/start-site\.ts)$/],
  ['page', /^(?:tests\/factories\/(?:test-site|site-for-pages)\.ts|server\/start\/start-site\.ts)$/],
  ['database', /^tests\/factories\/test-database\.ts$/],
];

/**
 * Returns the kind of a test file: `browser` when it opens one, `process` when it starts programs, `page` when it renders pages of a site,
 * `database` when it creates a database, otherwise `pure`. The imports of modules in `tests/` count as its own.
 *
 * @param file the test file's path from the root of the checkout
 */
export function kindOfTest(file: string, readSource: ReadSource): TestKind {
  const modules = modulesBehind(file, readSource);
  return signs.find(([, sign]) => modules.some((module) => sign.test(module)))?.[0] ?? 'pure';
}

/** Returns the modules that a test file imports, and those that the files of `tests/` among them import. Imports of types alone do not count. */
function modulesBehind(file: string, readSource: ReadSource, seen = new Set<string>()): readonly string[] {
  for (const module of importsOf(readSource(file), dirname(file))) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (/^tests\/.*\.tsx?$/.test(module)) modulesBehind(module, readSource, seen);
  }
  return [...seen];
}

const importStatement = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?['"]([^'"]+)['"]/g;

/** Returns the imported modules: those of this checkout as paths from its root, others by name. */
function importsOf(source: string, folder: string): readonly string[] {
  return [...source.matchAll(importStatement)].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? join(folder, name) : name;
  });
}

/** Returns a reader of the files of a checkout. */
export const sourcesOf =
  (root: string): ReadSource =>
  (path) =>
    readFileSync(join(root, path), 'utf8');
