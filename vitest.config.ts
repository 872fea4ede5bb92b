import { defineConfig } from 'vitest/config';
import { inlineScripts } from './app/document/before-paint/inline-script-plugin.ts';
import { cssNames } from './app/document/styles/css-names-plugin.ts';
import { scopedName } from './app/document/styles/scoped-name.ts';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';

const shared = {
  environment: 'node',
  pool: 'forks',
  retry: 0,
  unstubEnvs: true,
  // Classes are named as each project says below, not by the test runner.
  css: { modules: { classNameStrategy: 'scoped' } },
} as const;

/** A page under load answers later than the second that polling waits by itself. */
const patientPoll = { timeout: 10_000 };

export default defineConfig({
  plugins: [cssNames(), compiledMessages(), inlineScripts()],
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // What is rendered by itself has the names of the sources.
        css: { modules: { generateScopedName: (name) => name } },
        test: {
          ...shared,
          name: 'parts',
          // Four hundred files, most of them over in milliseconds: a process for each took as long again as the tests.
          isolate: false,
          include: [
            '{domain,data,jobs,demonstration,app,server,bench,content,docs}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/{factories,site}/*.test.ts',
          ],
          globalSetup: ['tests/factories/start-test-postgres.ts'],
          expect: { poll: patientPoll },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        css: { modules: { generateScopedName: scopedName } },
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/e2e/start-demonstration-site.ts'],
          expect: { poll: patientPoll },
          testTimeout: 45_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
