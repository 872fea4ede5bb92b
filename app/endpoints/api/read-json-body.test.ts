import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readJsonBody } from './read-json-body.ts';
import { toApiError } from './to-api-error.ts';

const app = new Hono();
app.post('/', async (c) => c.json((await readJsonBody(c.req)) as object));
app.onError((error, c) => c.json(toApiError(error).body(), toApiError(error).status));

async function send(body: string) {
  const answer = await app.request('/', { method: 'POST', body });
  return [answer.status, await answer.json()];
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('a body is read up to sixteen levels deep, and brackets in its texts are no levels', async () => {
  expect(await send(nested(16))).toEqual([200, JSON.parse(nested(16))]);
  const [status, { error }] = await send(nested(17));
  expect([status, error]).toEqual([
    400,
    { code: 'malformed_body', message: 'The body is nested more than 16 levels deep.', parameter: null },
  ]);
  const text = `{"a": "${'['.repeat(100)}\\"{{"}`;
  expect(await send(text)).toEqual([200, JSON.parse(text)]);
});

it.each(['', '{', '[1,', 'no JSON', '"', '"\\', `{"a":${'['.repeat(7)}`])('a body of %j is no JSON', async (body) => {
  const [status, { error }] = await send(body);
  expect([status, error.code, error.message]).toEqual([400, 'malformed_body', 'The body is no JSON.']);
});
