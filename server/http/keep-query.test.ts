import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepQuery } from './keep-query.ts';

const app = new Hono();
app.use(keepQuery);
app.get('/from', (c) => c.redirect(c.req.header('to') ?? '/', 301));

it.each([
  ['/tips', '/tips?date=2026-11-21'],
  ['/tips#now', '/tips?date=2026-11-21#now'],
  ['/tips?date=2026-11-22#now', '/tips?date=2026-11-22#now'],
  ['/tips?', '/tips'],
  ['https://elsewhere.example/tips', 'https://elsewhere.example/tips'],
])('a redirect to %s leads to %s', async (to, leadsTo) => {
  const answer = await app.request('/from?date=2026-11-21', { headers: { to } });
  expect(answer.headers.get('location')).toBe(leadsTo);
});
