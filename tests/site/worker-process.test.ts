import { expect, it } from 'vitest';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

it('a worker answers what operators request, and serves no page', async () => {
  const { connectionString } = await createTestDatabase();
  const token = 'a-long-enough-token';
  const worker = await startTestSite(connectionString, { ROLE: 'worker', METRICS_TOKEN: token });
  const ask = (path: string, headers = {}) => askRaw(worker.address, path, { host: 'localhost', ...headers });
  expect(JSON.parse((await ask('/readyz')).body)).toMatchObject({ ready: true, role: 'worker' });
  expect((await ask('/healthz')).body).toBe('alive\n');
  expect((await ask('/metrics', { authorization: `Bearer ${token}` })).body).toContain('tipledger_');
  const page = await ask('/de');
  expect([page.status, page.headers['cache-control'], page.body]).toEqual([404, 'no-store', expect.stringContaining('runs jobs')]);
  expect(page.headers['x-request-id']).toMatch(/./);
});
