import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of `npm run edge-test`, which need Varnish and so are no part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/edge/*.test.ts'],
    pool: 'forks',
    retry: 0,
    globalSetup: 'tests/factories/start-test-postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
