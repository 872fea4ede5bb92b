import { beforeAll, expect, it } from 'vitest';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { startCollector } from '#tests/factories/start-collector.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const collector = await startCollector(200);
let site: string;

beforeAll(async () => {
  ({ address: site } = await startTestSite(way.connectionString, {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ERROR_COLLECTOR_URL: collector.url,
  }));
}, 120_000);

interface Log {
  readonly body: { readonly stringValue: string };
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

const logs = (): Log[] => collector.received.flatMap((body) => JSON.parse(body).resourceLogs[0].scopeLogs[0].logRecords);
const attributesOf = ({ attributes }: Log) => Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
const headers = {
  Origin: '',
  'X-Forwarded-For': '203.0.113.77',
  'User-Agent': 'a-secret-browser',
  Cookie: 'voter=a-secret-voter',
  'Content-Type': 'application/x-www-form-urlencoded',
};
const post = (path: string, body: string) =>
  fetch(site + path, { method: 'POST', headers: { ...headers, Origin: site }, body, redirect: 'manual' });

it('errors of pages, forms and the API reach the collector, with nothing of the visitor', async () => {
  // The errors of PostgreSQL quote what was sent.
  await db.query('alter table contact_messages alter column message type integer using 0');
  expect((await post('/contact', 'name=a-secret-name&email=a-secret%40example.org&message=a-secret-message')).status).toBe(500);
  await db.query('alter table teams rename column name to former_name');
  expect((await fetch(`${site}/search?q=a-secret-word`, { headers })).status).toBe(500);
  expect((await fetch(`${site}/api/soccer/search?q=a-secret-word`, { headers })).status).toBeGreaterThanOrEqual(400);
  await way.cut();
  expect((await fetch(`${site}/tips?a-secret-word`, { headers })).status).toBe(503);
  await waitFor(() => expect(new Set(logs().map((log) => attributesOf(log)['tipledger.route']))).toContain('page'));
  await waitFor(() => expect(logs().length).toBeGreaterThanOrEqual(3));
  const sent = collector.received.join('\n');
  expect(sent).not.toMatch(/a-secret|203\.0\.113|voter=|127\.0\.0\.1|example\.org/);
  expect(sent).not.toContain(process.cwd());
  expect(logs().some(({ body }) => body.stringValue === 'a page failed')).toBe(true);
  const stacks = logs().map((log) => attributesOf(log)['exception.stacktrace'] ?? '');
  expect(stacks.some((stack) => stack.startsWith('error: invalid input syntax') && stack.includes('(data/commands/contact/'))).toBe(true);
}, 60_000);
