import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });

it.each([
  ['no', false],
  ['yes', true],
] as const)(
  'with ICON_PUBLIC_FALLBACK=%s pages allow and name the public icons: %s',
  async (ICON_PUBLIC_FALLBACK, allowed) => {
    const { address } = await startTestSite(connectionString, { ICON_PUBLIC_FALLBACK });
    const page = await fetch(`${address}/leagues`, { headers: { 'Accept-Language': 'en' } });
    const connect = /connect-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
    expect(connect).toEqual(allowed ? expect.arrayContaining(["'self'", 'https://api.iconify.design']) : ["'self'"]);
    expect(/<html[^>]* data-public-icons=/.test(await page.text())).toBe(allowed);
    expect((await fetch(`${address}/api/icons/circle-flags.json?icons=de`)).status).toBe(200);
  },
  60_000,
);
