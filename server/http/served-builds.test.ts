import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { mountBuilds } from './served-builds.ts';

const app = new Hono();
mountBuilds(app, { id: 'b1', files: ['/favicon.svg', '/assets/root.js', '/assets/home.js'] });
const ask = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, caching: answer.headers.get('cache-control'), body: await answer.json() };
};

it('names the build that is served, which nobody may keep', async () => {
  expect(await ask('/builds/latest.json?1732204800000')).toEqual({ status: 200, caching: 'no-store', body: { id: 'b1' } });
});

it('lists what belongs to it, which never changes', async () => {
  const { status, caching, body } = await ask('/builds/meta/b1.json');
  expect([status, caching]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(body).toEqual({ id: 'b1', files: ['/assets/home.js', '/assets/root.js'] });
});

it('sends that list compressed to who takes it so: every first visit fetches it', async () => {
  const answer = await app.request('/builds/meta/b1.json', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
  const text = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
  expect(JSON.parse(text)).toEqual({ id: 'b1', files: ['/assets/home.js', '/assets/root.js'] });
});

it('does not know other builds, for which a newer process may', async () => {
  const { status, caching, body } = await ask('/builds/meta/b0.json');
  expect([status, caching, body.error.code]).toEqual([404, 'no-store', 'unknown_build']);
});
