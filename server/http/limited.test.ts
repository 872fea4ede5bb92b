import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limited } from './limited.ts';
import { WorkLimit } from './work-limit.ts';

it('answers so many requests at once, and says to those beyond that it is busy', async () => {
  let finish: () => void = () => {};
  const open = new Promise<void>((finished) => {
    finish = finished;
  });
  const app = new Hono();
  app.use(limited(new WorkLimit({ maxAtOnce: 1, maxWaiting: 1, maxWaitMs: 1_000 }), (c) => c.text('busy', 503)));
  app.get('/', async (c) => {
    await open;
    return c.text('answered');
  });
  const answers = [app.request('/'), app.request('/')];
  const refused = await app.request('/');
  expect([refused.status, await refused.text()]).toEqual([503, 'busy']);
  finish();
  for (const answer of await Promise.all(answers)) expect([answer.status, await answer.text()]).toEqual([200, 'answered']);
  expect((await app.request('/')).status).toBe(200);
});

it('is free again after an answer that failed', async () => {
  const app = new Hono();
  app.use(limited(new WorkLimit({ maxAtOnce: 1, maxWaiting: 0, maxWaitMs: 1_000 }), (c) => c.text('busy', 503)));
  app.onError((error, c) => c.text(error.message, 500));
  app.get('/', () => {
    throw new Error('broken');
  });
  for (let time = 0; time < 2; time += 1) expect((await app.request('/')).status).toBe(500);
});
