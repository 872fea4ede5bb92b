import { expect, it } from 'vitest';
import { trimAddressCalls } from '#data/commands/limits/count-calls.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const settings = { TRUST_PROXY: '1', CLOCK: '2024-04-06T09:00Z' };
const { address: first } = await startTestSite(connectionString, settings);
const { address: second } = await startProcess(connectionString, settings);

const form = (origin: string, from: string) => ({
  origin,
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
  'x-forwarded-for': from,
});

/** Sends a request to both processes in turn, and returns the statuses. */
async function sendInTurn(times: number, send: (site: string) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const answer = await send(at % 2 === 0 ? first : second);
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  return statuses;
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

it('the votes of an address are counted by both processes together, until a minute has passed', async () => {
  const vote = (from: string) => (site: string) =>
    fetch(`${site}/votes`, { method: 'POST', headers: form(site, from), body: 'sport=soccer&item=1&option=home' });
  const statuses = await sendInTurn(64, vote('198.51.100.1'));
  expect([count(statuses, 429), statuses.slice(60)]).toEqual([4, [429, 429, 429, 429]]);
  expect(await sendInTurn(2, vote('198.51.100.2'))).not.toContain(429);
  const { rows } = await db.query<{ key: string; calls: number }>('select address_key as key, calls from address_calls order by calls');
  // A refused address is refused from memory: of its four refusals, one for each process was counted.
  expect(rows).toEqual([
    { key: expect.stringMatching(/^[\w-]{43}$/), calls: 2 },
    { key: expect.stringMatching(/^[\w-]{43}$/), calls: 62 },
  ]);
  await db.query("update address_calls set began_at = began_at - interval '61 seconds' where calls = 2");
  await trimAddressCalls(db);
  expect((await db.query('select from address_calls')).rowCount).toBe(1);
}, 60_000);

it('so are changes of alerts', async () => {
  const remove = (site: string) =>
    fetch(`${site}/api/push/subscriptions`, {
      method: 'DELETE',
      headers: { origin: site, 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.3' },
      body: JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/none' }),
    });
  expect((await sendInTurn(62, remove)).slice(59)).toEqual([204, 429, 429]);
}, 60_000);

it('so are messages', async () => {
  const write = (site: string) =>
    fetch(`${site}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: form(site, '198.51.100.4'),
      body: new URLSearchParams({ name: 'Ann', email: 'ann@example.org', message: `Hello ${Math.random()}`, subject: '' }),
    });
  expect(await sendInTurn(6, write)).toEqual([303, 303, 303, 303, 303, 429]);
}, 60_000);

it('so are streams that an address opens, as soon as each process has heard of the others', async () => {
  const open = (site: string) => fetch(`${site}/api/live?match=1`, { headers: { 'x-forwarded-for': '198.51.100.5' } });
  const statuses = await sendInTurn(230, open);
  expect(statuses[199]).toBe(200);
  expect(count(statuses, 200)).toBeLessThan(210);
  expect(statuses.at(-1)).toBe(429);
}, 60_000);
