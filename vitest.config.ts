import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { scriptTexts } from './app/builds/script-text-plugin.ts';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';
import { cssNames } from './app/styles/sheets/css-names-plugin.ts';
import { scopedName } from './app/styles/sheets/scoped-name.ts';
import { findVite } from './tests/runner/needs-vite.ts';
import { oncePerProcess } from './tests/runner/once-per-process.ts';
import { TestOrder } from './tests/runner/test-order.ts';
import { workInMemory } from './tests/runner/work-in-memory.ts';

workInMemory();

const root = fileURLToPath(new URL('.', import.meta.url));
/** The test files outside the browser, by whether they have to be loaded through Vite. */
const parts = oncePerProcess('test-files', () => {
  const needsVite = findVite(root);
  const files = globSync(
    [
      '{domain,languages,data,sports,jobs,demonstration,app,server,bench,content,docs}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{alerts,deploys,factories,fleet,lists,prose,runner,site,thorough,times}/*.test.ts',
    ],
    { cwd: root },
  );
  return Map.groupBy(files, needsVite);
});

/** Matches the files of the floors below the pages. */
const lowerFloors = new RegExp(
  `^${root.replaceAll(/[^\w/-]/g, '\\$&')}(?:domain|data|jobs|demonstration|sports/[^/]+/(?:domain|data|demonstration))/`,
);

const shared = {
  environment: 'node',
  pool: 'forks',
  retry: 0,
  unstubEnvs: true,
  // A process for each of seven hundred files, most of them over in milliseconds, took as long again as the tests.
  isolate: false,
  // A page under load answers later than the second that polling waits by itself.
  expect: { poll: { timeout: 10_000 } },
  // Classes are named as each project says below, not by the test runner.
  css: { modules: { classNameStrategy: 'scoped' } },
} as const;

/** Tests beside what they test, and of whole sites without the demonstration. */
const ofParts = {
  ...shared,
  globalSetup: 'tests/factories/start-test-postgres.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One more than the cores of the smallest machine: many of them wait for a database, a process or a clock.
  maxWorkers: 3,
} as const;

/** Records the statements of these tests, which `statements-reporter.ts` compares with the list of all. */
const setupFiles = ['tests/lists/record-statements.ts'];

/** Vitest shuffles files by an order of its own, and only where none is set. */
const isShuffled = process.argv.includes('--sequence.shuffle.files');

export default defineConfig({
  plugins: [cssNames(), compiledMessages(), scriptTexts()],
  test: {
    sequence: isShuffled ? {} : { sequencer: TestOrder },
    reporters: ['default', './tests/lists/statements-reporter.ts'],
    projects: [
      {
        test: {
          ...ofParts,
          setupFiles,
          name: 'floors',
          include: parts.get(false) ?? [],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        // What is rendered by itself has the names of the sources.
        css: { modules: { generateScopedName: (name) => name } },
        test: {
          ...ofParts,
          setupFiles,
          name: 'pages',
          include: parts.get(true) ?? [],
          // The site under test loads its lower floors by Node; loaded through Vite as well they would exist twice.
          server: { deps: { external: [lowerFloors] } },
        },
      },
      {
        extends: true,
        css: { modules: { generateScopedName: scopedName } },
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          maxWorkers: 2,
          // After all others, while which its site is filled.
          sequence: { groupOrder: 1 },
          globalSetup: ['tests/e2e/start-demonstration-site.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
