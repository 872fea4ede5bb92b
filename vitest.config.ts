import { defineConfig } from 'vitest/config';
import { compiledMessages } from './app/i18n/compiled-messages-plugin.ts';

export default defineConfig({
  plugins: [compiledMessages()],
  test: {
    environment: 'node',
    include: ['{domain,data,jobs,app,server,bench}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/factories/start-test-postgres.ts'],
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
  },
});
