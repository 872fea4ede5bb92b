import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { mountSpeculation } from './mount-speculation.ts';

const app = new Hono();
mountSpeculation(app);

it('the rules by which browsers fetch pages ahead weigh less than a kilobyte, since they come with the first view of the site', async () => {
  const answer = await app.request('/speculation-rules.json', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  const sent = Buffer.from(await answer.arrayBuffer());
  expect(sent.length).toBeLessThan(1_000);
  const plain = await app.request('/speculation-rules.json');
  expect(await plain.json()).toEqual(JSON.parse(gunzipSync(sent).toString()));
});
