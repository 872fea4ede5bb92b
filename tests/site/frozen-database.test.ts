import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
const settings = { LOG_LEVEL: 'silent', DATABASE_CONNECTIONS: '3', TRUST_PROXY: '1', PUBLIC_URL: 'https://localhost' };
let site: string;

/** Sends a message from a new address, and returns the status of the answer. */
async function write(number: number): Promise<number> {
  const body = new URLSearchParams({ name: `Ann ${number}`, email: 'ann@example.org', message: 'Hello' });
  const headers = { Origin: 'https://localhost', 'X-Forwarded-For': `198.51.100.${number}` };
  return (await fetch(`${site}/de/contact`, { method: 'POST', body, headers, redirect: 'manual' })).status;
}

beforeAll(async () => {
  site = (await startTestSite(way.connectionString, settings)).address;
}, 60_000);

it('whoever writes while the database hangs is told so, more at once than there are connections, and can write again afterwards', async () => {
  expect(await write(1)).toBe(303);
  way.freeze();
  // From here on a test's clock runs out the time that a query and a wait for a connection may take.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers: number[] = [];
  for (let number = 2; number <= 7; number += 1) write(number).then((status) => answers.push(status));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return answers;
    })
    .toEqual(Array(6).fill(503));
  vi.useRealTimers();
  await way.cut();
  await way.mend();
  await waitFor(async () => expect(await write(9)).toBe(303));
  const { rows } = await db.query<{ name: string }>('select name from contact_messages order by name');
  expect(rows.map(({ name }) => name)).toEqual(['Ann 1', 'Ann 9']);
}, 60_000);
