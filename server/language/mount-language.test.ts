import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { locales } from '#app/i18n/locales.ts';
import { readSettings } from '#server/start/settings.ts';
import { mountLanguage } from './mount-language.ts';

/** Returns the language switch of a site with these settings, and the origins at which the site is served. */
function languageOf(settings: Readonly<Record<string, string>>) {
  const app = new Hono();
  const localeSites = createLocaleSites(readSettings(settings, 'no such file').addresses, 'http://localhost:3000');
  mountLanguage(app, localeSites);
  return { app, origins: localeSites.origins };
}

const { app } = languageOf({ DOMAIN_IT: 'pronostici.example' });

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

  describe.each([
    ['without settings', {}],
    ['with a public address', { PUBLIC_URL: 'https://tips.example' }],
    ['with domains', { PUBLIC_URL: 'https://tips.example', DOMAIN_EN: 'english.example', DOMAIN_DE: 'tipps.example' }],
  ])('%s', (_, settings) => {
    const { app: site, origins } = languageOf(settings);
    const page = 'http://localhost:3000/language/en';

    it.each([
      '/.//evil.example',
      '/..//evil.example/x',
      '/de//evil.example',
      '/de/.//evil.example',
      '/de/./%2e/%2Fevil.example',
      '/cz////evil.example',
    ])('leads from %s to a page of the site', async (to) => {
      for (const { code } of locales) {
        const answer = await site.request(`/language/${code}?to=${to}`);
        expect(answer.status).toBe(303);
        expect([...origins, new URL(page).origin]).toContain(new URL(answer.headers.get('location') ?? '', page).origin);
      }
    });

    it('leads to a page of the site or nowhere, whatever is asked', async () => {
      const piece = fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '%2e',
        '%2f',
        '\\',
        '%5c',
        '%09',
        '@',
        ':',
        '?',
        '#',
        'de',
        'pt_br',
        'evil.example',
        'https:',
        'é',
      );
      const to = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
      let led = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...locales), fc.oneof(to, to.map(encodeURIComponent)), async ({ code }, requested) => {
          const answer = await site.request(`/language/${code}?to=${requested}`);
          expect([303, 400]).toContain(answer.status);
          if (answer.status === 400) return;
          led += 1;
          expect([...origins, new URL(page).origin]).toContain(new URL(answer.headers.get('location') ?? '', page).origin);
        }),
        { numRuns: 2_000 },
      );
      expect(led).toBeGreaterThan(200);
    });
  });

  it('knows no other language', async () => {
    expect((await app.request('/language/fr?to=/')).status).toBe(404);
  });
});
