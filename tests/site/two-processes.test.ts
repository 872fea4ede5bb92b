import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Returns a second web process, as `npm start` makes it; gives its address once it has said that it is ready. */
async function startProcess(): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../server/start.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: connectionString, JOBS: 'off', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the process ended before it was ready');
}

const nameShownAt = async (address: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${address}/teams/arsenal`)).text())?.[1];

it("a write through one process is seen on the other's page within a second", async () => {
  const { address: here } = await startTestSite(connectionString);
  const other = await startProcess();
  // Both hold the page, and it is asked for all the time.
  expect([await nameShownAt(here), await nameShownAt(other)]).toEqual(['Arsenal', 'Arsenal']);
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: number }>("update teams set name = 'Woolwich' where slug = 'arsenal' returning id");
    await recordChanges(client, [`team:${rows[0]?.id as number}`], new Date());
  });
  await vi.waitFor(async () => expect([await nameShownAt(here), await nameShownAt(other)]).toEqual(['Woolwich', 'Woolwich']), {
    timeout: 1_000,
    interval: 20,
  });
}, 60_000);
