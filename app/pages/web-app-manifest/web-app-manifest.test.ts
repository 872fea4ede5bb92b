import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '#app/i18n/locales.ts';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { webAppManifest } from './web-app-manifest.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T15:30:00Z');

/** The members that browsers require before they offer to install a site (W3C Web Application Manifest). */
const manifestSchema = z.strictObject({
  id: z.string().startsWith('/'),
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.string().startsWith('/'),
  scope: z.string().startsWith('/'),
  display: z.literal('standalone'),
  background_color: z.string().regex(/^#[0-9a-f]{6}$/),
  theme_color: z.string().regex(/^#[0-9a-f]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string().startsWith('/icons/'),
      sizes: z.string(),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});

async function manifestIn(code: (typeof locales)[number]['code']) {
  const { site } = createSiteForPages(db, now, { code });
  const response = await askResource(webAppManifest, site, '/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  return manifestSchema.parse(await response.json());
}

it.each(locales)('in $label is a manifest of its own, which starts in its language', async ({ code, tag, prefix }) => {
  const manifest = await manifestIn(code);
  expect(manifest).toMatchObject({ lang: tag, id: prefix || '/', start_url: prefix || '/', scope: prefix || '/', short_name: 'Tipledger' });
  const names = await Promise.all(locales.map(async (other) => (await manifestIn(other.code)).name));
  expect(new Set(names)).toHaveLength(locales.length);
});

it('names icons of 192 and 512 pixels and one to be cut, each a file of that size', async () => {
  const { icons } = await manifestIn('en');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of icons) {
    const { width, height } = PNG.sync.read(readFileSync(fileURLToPath(new URL(`../../../public${src}`, import.meta.url))));
    expect(`${width}x${height}`).toBe(sizes);
  }
});
