import { expect, it } from 'vitest';
import { createPageContext, loaderArguments } from '#tests/factories/page-context.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { loadShell } from './shell.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const domains = { de: 'tipps.example', it: 'pronostici.example' };

it('without domains every language is at home on this host', async () => {
  const { context } = createPageContext(db, now);
  expect(await loadShell(loaderArguments('/', {}, context))).toMatchObject({ root: 'https://example.org', elsewhere: {} });
});

it('names the hosts of the languages that have one of their own', async () => {
  const { context } = createPageContext(db, now, { domains });
  expect((await loadShell(loaderArguments('/', {}, context))).elsewhere).toEqual({
    de: 'https://tipps.example',
    it: 'https://pronostici.example',
  });
});

it('on such a host names the main one for all languages without one', async () => {
  const { context } = createPageContext(db, now, { domains, code: 'de' });
  const { elsewhere } = await loadShell(loaderArguments('/', {}, context));
  expect(elsewhere).toMatchObject({ en: 'https://example.org', gr: 'https://example.org', it: 'https://pronostici.example' });
  expect(elsewhere).not.toHaveProperty('de');
});
