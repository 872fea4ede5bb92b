import { expect, it } from 'vitest';
import { kindOfTest } from './test-kinds.ts';

const sources: Readonly<Record<string, string>> = {
  'domain/odds/margin.test.ts': "import { expect, it } from 'vitest';\nimport { margin } from './margin.ts';\n",
  'data/queries/vote.test.ts': "import { createTestDatabase } from '#tests/factories/test-database.ts';\n",
  'app/pages/home.test.ts': "import {\n  createSiteForPages,\n} from '#tests/factories/site-for-pages.ts';\n",
  'tests/site/flood.test.ts': "import { startTestSite } from '../factories/test-site.ts';\n",
  'tests/site/crash.test.ts': "import { startTestSite } from '../factories/test-site.ts';\nimport { fork } from 'node:child_process';\n",
  'tests/e2e/votes.test.ts': "import { receiveVisitors } from './visitors.ts';\n",
  'data/locks/lock.test.ts': "import { contend } from '#tests/locks/lock-rounds.ts';\n",
  'jobs/type.test.ts': "import type { TestDatabase } from '#tests/factories/test-database.ts';\n",
  'tests/locks/lock-rounds.ts': "import { spawn } from 'node:child_process';\n",
  'tests/factories/test-database.ts': '',
  'tests/factories/site-for-pages.ts': '',
  'tests/factories/test-site.ts': "import { closeBeforeDatabase } from './test-database.ts';\n",
  'tests/e2e/visitors.ts': '',
};

it.each([
  ['domain/odds/margin.test.ts', 'pure'],
  ['data/queries/vote.test.ts', 'database'],
  ['app/pages/home.test.ts', 'page'],
  ['tests/site/flood.test.ts', 'page'],
  ['tests/site/crash.test.ts', 'process'],
  ['tests/e2e/votes.test.ts', 'browser'],
  ['data/locks/lock.test.ts', 'process'],
  ['jobs/type.test.ts', 'pure'],
] as const)('%s is a %s test, by what it and the files of tests/ that it imports need', (file, kind) => {
  expect(kindOfTest(file, (path) => sources[path] ?? expect.fail(`nothing reads ${path}`))).toBe(kind);
});
