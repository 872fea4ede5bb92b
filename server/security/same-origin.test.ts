import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { readSettings } from '#server/start/settings.ts';
import { fromThisSite } from './same-origin.ts';

/** Returns a function that sends forms to a site with these settings, and the list of its refusals. */
function formsOf(settings: Readonly<Record<string, string>>) {
  const refusals: string[] = [];
  const app = new Hono();
  const localeSites = createLocaleSites(readSettings(settings, 'no-such-file').addresses, 'http://localhost:3000');
  app.post('*', fromThisSite(localeSites, { refused: (reason) => refusals.push(reason) }), (c) => c.text('taken'));
  return { refusals, send: async (headers: Record<string, string>) => (await app.request('/votes', { method: 'POST', headers })).status };
}

describe('a form, where PUBLIC_URL names the site', () => {
  const { send, refusals } = formsOf({ PUBLIC_URL: 'https://tips.example', DOMAIN_CZ: 'tipy.example' });

  it.each([
    ['from the main host', { origin: 'https://tips.example', 'sec-fetch-site': 'same-origin' }],
    ["from a language's own domain", { origin: 'https://tipy.example' }],
  ])('is taken %s', async (_, headers) => {
    expect(await send(headers)).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example', host: 'tips.example' }],
    ['another site whose name begins like ours', { origin: 'https://tips.example.elsewhere.example', host: 'tips.example' }],
    ['a host that is not ours, though it is the one that is asked', { origin: 'http://evil.example', host: 'evil.example' }],
    ['our name without TLS', { origin: 'http://tips.example', host: 'tips.example' }],
    ['a page without an origin of its own', { origin: 'null', host: 'tips.example' }],
    ['nowhere', { host: 'tips.example' }],
    ['what the browser calls another site', { origin: 'https://tips.example', host: 'tips.example', 'sec-fetch-site': 'cross-site' }],
  ])('is refused, and counted, from %s', async (_, headers) => {
    const before = refusals.length;
    expect(await send(headers)).toBe(403);
    expect(refusals.slice(before)).toEqual(['form_of_another_site']);
  });
});

describe('a form, where no setting names the site', () => {
  const { send } = formsOf({});

  it('is taken from the host that is asked, whatever it is called', async () => {
    expect(await send({ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' })).toBe(200);
  });

  it('is refused from what the browser calls another site, and from another host', async () => {
    expect(await send({ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ origin: 'http://192.168.1.6:3000', host: '192.168.1.5:3000' })).toBe(403);
  });
});
