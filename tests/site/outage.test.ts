import { beforeAll, describe, expect, it } from 'vitest';
import { createBreakableConnection } from '#tests/factories/breakable-connection.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });
const way = await createBreakableConnection(connectionString);
let address: string;
const ask = (path: string) => fetch(address + path, { redirect: 'manual' });

beforeAll(async () => {
  ({ address } = await startTestSite(way.connectionString, { LOG_LEVEL: 'silent' }));
  expect((await ask('/de/leagues')).status).toBe(200);
  await way.cut();
}, 60_000);

describe('a site that loses its database and finds it again', { shuffle: false }, () => {
  describe('while the database is away', () => {
    it('a page that is held is shown', async () => {
      expect((await ask('/de/leagues')).status).toBe(200);
    });

    it.each([
      '/teams/arsenal',
      '/no-such-match',
      '/england/premier-league',
      '/cz/leagues',
      '/teams/arsenal/_payload.json',
      '/crest/1.svg',
      '/api/soccer/tournament/top',
    ])('%s is unavailable, not unknown, and worth another try', async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it.each([
      ['/votes', 'sport=soccer&item=1&option=home'],
      ['/de/contact', 'name=Ann&email=ann%40example.org&message=Hello'],
    ])('what is sent to %s is not taken, and is worth another try', async (path, body) => {
      const headers = { Origin: address, 'Content-Type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, expect.stringContaining('no-store')]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('the page says that it is unavailable', async () => {
      const text = await (await ask('/teams/arsenal')).text();
      expect(text).toContain('<title>The data cannot be reached</title>');
    });

    it('the process lives but is not ready', async () => {
      expect((await ask('/healthz')).status).toBe(200);
      const answer = await ask('/readyz');
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ ready: false, listensToChanges: false });
    });
  });

  describe('when the database is back', () => {
    it('everything answers again by itself', async () => {
      await way.mend();
      await waitFor(async () => expect(await (await ask('/readyz')).json()).toMatchObject({ ready: true, listensToChanges: true }));
      expect((await ask('/teams/arsenal')).status).toBe(200);
      expect((await ask('/no-such-match')).status).toBe(404);
    }, 60_000);
  });
});
