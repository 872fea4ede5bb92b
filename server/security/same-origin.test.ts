import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createEditions } from '#server/editions.ts';
import { readSettings } from '#server/settings.ts';
import { fromThisSite } from './same-origin.ts';

const settings = readSettings({ PUBLIC_URL: 'https://tips.example', DOMAIN_CZ: 'tipy.example' }, 'no-such-file');
const app = new Hono();
app.post('*', fromThisSite(createEditions(settings, 'http://localhost:3000')), (c) => c.text('taken'));

const send = async (headers: Record<string, string>) => (await app.request('/votes', { method: 'POST', headers })).status;

it.each([
  ['from the main host', { origin: 'https://tips.example' }],
  ["from a language's own domain", { origin: 'https://tipy.example' }],
  ['from the host that is asked, whatever it is called', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
])('takes what is sent %s', async (_, headers) => {
  expect(await send(headers)).toBe(200);
});

it.each([
  ['another site', { origin: 'https://elsewhere.example', host: 'tips.example' }],
  ['another site whose name begins like ours', { origin: 'https://tips.example.elsewhere.example', host: 'tips.example' }],
  ['a page without an origin of its own', { origin: 'null', host: 'tips.example' }],
  ['nowhere', { host: 'tips.example' }],
])('refuses what is sent from %s', async (_, headers) => {
  expect(await send(headers)).toBe(403);
});
