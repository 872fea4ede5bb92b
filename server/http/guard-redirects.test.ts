import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { guardRedirects } from './guard-redirects.ts';
import { createRedirectPolicy } from './redirect-policy.ts';

const refusals: string[] = [];
const app = new Hono();
app.use(
  guardRedirects(createRedirectPolicy({ origins: new Set(['https://tips.example']), outward: ['https://feed.example/matches.xml'] }), {
    refused: (reason) => refusals.push(reason),
  }),
);
app.get('/to', (c) => {
  c.header('Set-Cookie', 'i18n_redirected=de');
  return c.redirect(c.req.query('where') ?? '/', 303);
});

const follow = (where: string) => app.request(`/to?where=${encodeURIComponent(where)}`);

it.each(['/de/x', 'https://tips.example/de', 'https://feed.example/matches.xml'])('a redirect to %s is sent', async (where) => {
  const answer = await follow(where);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, where]);
});

it('in the place of a redirect that leads off the site stands a refusal, without its headers, which is counted', async () => {
  const answer = await follow('//evil.example');
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([400, null, null]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(refusals).toEqual(['redirect_off_site']);
});
