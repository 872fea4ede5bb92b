import { expect, it } from 'vitest';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

it('a worker answers what operators request, has the console, and serves no page', async () => {
  const { connectionString } = await createTestDatabase({ withCatalogue: true });
  const token = 'a-long-enough-token';
  const consolePort = await freePort();
  const worker = await startTestSite(connectionString, { ROLE: 'worker', METRICS_TOKEN: token, CONSOLE_PORT: String(consolePort) });
  const ask = (path: string, headers = {}) => askRaw(worker.address, path, { host: 'localhost', ...headers });
  expect(JSON.parse((await ask('/readyz')).body)).toMatchObject({ ready: true, role: 'worker' });
  expect((await ask('/healthz')).body).toBe('alive\n');
  expect((await ask('/metrics', { authorization: `Bearer ${token}` })).body).toContain('tipledger_');
  const closed = await askRaw(`http://127.0.0.1:${consolePort}`, '/', { host: `localhost:${consolePort}` });
  expect([closed.status, closed.body]).toEqual([403, expect.stringContaining('The console is closed')]);
  const page = await ask('/de');
  expect([page.status, page.headers['cache-control'], page.body]).toEqual([404, 'no-store', expect.stringContaining('runs jobs')]);
  expect(page.headers['x-request-id']).toMatch(/./);
});
