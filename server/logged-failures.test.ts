import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { buildIfStale } from './build.ts';

const { connectionString } = await createTestDatabase();
const way = await createBreakableConnection(connectionString);
const logged: string[] = [];
let child: ChildProcess | undefined;
beforeAll(() => buildIfStale(() => {}), 120_000);
afterAll(() => child?.kill('SIGKILL'));

/** The site as `npm start` makes it; gives its address, and everything that it says goes to `logged`. */
function startLoggedSite(): Promise<string> {
  child = spawn(process.execPath, [fileURLToPath(new URL('./start.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: way.connectionString, JOBS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => logged.push(line));
  return vi.waitFor(
    () => {
      const address = /ready: (http:\S+)/.exec(logged.join('\n'))?.[1];
      if (address === undefined) throw new Error('not ready yet');
      return address;
    },
    { timeout: 60_000, interval: 50 },
  );
}

it('what a visitor asked for stays out of the log when a page fails', async () => {
  const address = await startLoggedSite();
  await way.cut();
  for (const path of ['/search?q=a-secret', '/offers?bookmaker=a-secret'])
    expect((await fetch(address + path, { headers: { cookie: 'voter=a-secret' } })).status).toBe(503);
  await vi.waitFor(() => expect(logged.filter((line) => line.includes('"msg":"a page failed"')).length).toBeGreaterThanOrEqual(2), 5_000);
  expect(logged.filter((line) => line.includes('a-secret'))).toEqual([]);
}, 90_000);
