import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { mountBuilds } from './served-builds.ts';

const app = new Hono();
mountBuilds(app, 'b1');
const ask = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, caching: answer.headers.get('cache-control'), body: await answer.json() };
};

it('names the build that is served, which nobody may keep', async () => {
  expect(await ask('/builds/latest.json?1732204800000')).toEqual({ status: 200, caching: 'no-store', body: { id: 'b1' } });
});

it('has a manifest of few bytes, which every first visit fetches and which never changes', async () => {
  expect(await ask('/builds/meta/b1.json')).toEqual({ status: 200, caching: 'public, max-age=31536000, immutable', body: { id: 'b1' } });
});

it('does not know other builds, for which a newer process may', async () => {
  const { status, caching, body } = await ask('/builds/meta/b0.json');
  expect([status, caching, body.error.code]).toEqual([404, 'no-store', 'unknown_build']);
});
