import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createEditions } from '#server/editions.ts';
import { readSettings } from '#server/settings.ts';
import { mountLanguage } from './mount-language.ts';

const app = new Hono();
mountLanguage(app, createEditions(readSettings({ DOMAIN_IT: 'pronostici.example' }, 'no such file'), 'http://localhost:3000'), {
  crossOrigin: false,
});

describe('/language', () => {
  it.each([
    ['/language/de?to=/teams/arsenal', '/de/teams/arsenal'],
    ['/language/pt_br?to=/cz/teams/arsenal', '/pt_br/teams/arsenal'],
    ['/language/en?to=/de', '/'],
    ['/language/gr', '/gr'],
    ['/language/es?to=%2F%3Fdate%3D2024-04-06', '/es?date=2024-04-06'],
    ['/language/it?to=/teams/roma', 'https://pronostici.example/teams/roma'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await app.request(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  });

  it('stores the language and is kept by nobody', async () => {
    const answer = await app.request('/language/de?to=/');
    expect(answer.headers.get('set-cookie')).toMatch(/^i18n_redirected=de;/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/%09/evil.example', 'teams', '/a%0d%0ab'])(
    'refuses to lead to %s',
    async (to) => {
      const answer = await app.request(`/language/de?to=${to}`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
    },
  );

  it('knows no other language', async () => {
    expect((await app.request('/language/fr?to=/')).status).toBe(404);
  });
});
