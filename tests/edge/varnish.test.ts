import { afterAll, beforeEach, expect, it } from 'vitest';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { startVarnish, varnishPorts } from './start-varnish.ts';

const { db, connectionString } = await createTestDatabase();
const ports = await varnishPorts();
const { address: site } = await startProcess(connectionString, {
  JOBS: 'on',
  EDGE: 'varnish',
  EDGE_PURGE_URL: `http://127.0.0.1:${ports.purges}/`,
  TRUST_PROXY: '1',
});
const varnish = await startVarnish(site, ports);
afterAll(() => varnish.stop());

const ask = (path: string, headers: Record<string, string> = {}, at = varnish.address) =>
  fetch(at + path, { headers: { 'Accept-Language': 'en', ...headers }, redirect: 'manual' });
const nameShown = async () => /<h1[^>]*>([^<]*)/.exec(await (await ask('/teams/arsenal')).text())?.[1];

async function rename(name: string): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: number }>("update teams set name = $1 where slug = 'arsenal' returning id", [name]);
    await recordChanges(client, [`team:${rows[0]?.id as number}`], new Date());
  });
}

/** Waits until purges are known to arrive, so that pages have their whole lifetime. */
beforeEach(() =>
  waitFor(async () => {
    const lifetime = (await ask('/teams/arsenal', {}, site)).headers.get('surrogate-control');
    expect(Number(lifetime?.replace('max-age=', ''))).toBeGreaterThan(30);
  }),
);

it('keeps a page until it changes, and has the new one within a second', async () => {
  await waitFor(async () => expect((await ask('/teams/arsenal')).headers.get('x-edge')).toBe('hit'));
  expect(await nameShown()).toBe('Arsenal');
  await rename('Woolwich');
  const changed = performance.now();
  await waitFor(async () => expect(await nameShown()).toBe('Woolwich'));
  expect(performance.now() - changed).toBeLessThan(1_500);
});
